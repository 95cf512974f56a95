/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookDayTicketRequest
} from '../schemas/BookDayTicketRequest.ts';

import {
  BookedDayTicket
} from '../schemas/BookedDayTicket.ts';


/**
 * For anybody; a session changes nothing. The ticket is theirs at once, its code comes by mail, and it is paid at the studio. A repetition without the same Idempotency-Key books a second one. To pay beforehand use createPublicProductVariantCheckout.
 * @summary Book a day ticket and pay at the studio
 */
export const bookDayTicketHeaderIdempotencyKeyMin = 16;
export const bookDayTicketHeaderIdempotencyKeyMax = 64;


export const bookDayTicketHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const bookDayTicketHeaderXBotProtectionTokenMin = 16;
export const bookDayTicketHeaderXBotProtectionTokenMax = 4096;


export const bookDayTicketHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookDayTicketHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookDayTicketHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(bookDayTicketHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(bookDayTicketHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookDayTicketHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookDayTicketHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookDayTicketHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const BookDayTicketBody = BookDayTicketRequest

export const BookDayTicketResponse = BookedDayTicket
