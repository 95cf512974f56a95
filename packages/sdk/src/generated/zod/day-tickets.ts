/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookDayTicketRequest
} from './schemas/BookDayTicketRequest.ts';

import {
  BookedDayTicket
} from './schemas/BookedDayTicket.ts';



/**
 * For anyone with the leadId, which bookDayTicket returns and the mail contains. Also after it was canceled.
 * @summary A day ticket with payment at the studio
 */
export const getBookedDayTicketPathLeadIdMin = 36;
export const getBookedDayTicketPathLeadIdMax = 36;



export const GetBookedDayTicketParams = /*#__PURE__*/ zod.object({
  "leadId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getBookedDayTicketPathLeadIdMin)).check(/*#__PURE__*/ zod.maxLength(getBookedDayTicketPathLeadIdMax)).check(/*#__PURE__*/ zod.describe('Secret leadId of a booked day ticket.'))
})

export const GetBookedDayTicketResponse = BookedDayTicket

/**
 * For anyone with the leadId, until its day is over. Its code becomes invalid, and it can be booked by others. Repeating the call has no effect.
 * @summary Cancel a day ticket with payment at the studio
 */
export const cancelBookedDayTicketPathLeadIdMin = 36;
export const cancelBookedDayTicketPathLeadIdMax = 36;



export const CancelBookedDayTicketParams = /*#__PURE__*/ zod.object({
  "leadId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelBookedDayTicketPathLeadIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelBookedDayTicketPathLeadIdMax)).check(/*#__PURE__*/ zod.describe('Secret leadId of a booked day ticket.'))
})

export const CancelBookedDayTicketResponse = BookedDayTicket

/**
 * Public; a session has no effect. The ticket is valid at once, its code is mailed, and it is paid at the studio. Repeating the call without the same Idempotency-Key books a second one. To pay in advance, use createPublicProductVariantCheckout.
 * @summary Book a day ticket and pay at the studio
 */
export const bookDayTicketHeaderIdempotencyKeyMin = 16;
export const bookDayTicketHeaderIdempotencyKeyMax = 64;


export const bookDayTicketHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const bookDayTicketHeaderXBotProtectionTokenMin = 16;
export const bookDayTicketHeaderXBotProtectionTokenMax = 4096;


export const bookDayTicketHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookDayTicketHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookDayTicketHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(bookDayTicketHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(bookDayTicketHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookDayTicketHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookDayTicketHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookDayTicketHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const BookDayTicketBody = BookDayTicketRequest

export const BookDayTicketResponse = BookedDayTicket
