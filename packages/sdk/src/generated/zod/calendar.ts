/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookCourseRequest
} from './schemas/BookCourseRequest.ts';

import {
  BookPublicCourseRequest
} from './schemas/BookPublicCourseRequest.ts';

import {
  BookSingleRequest
} from './schemas/BookSingleRequest.ts';

import {
  BookedItem
} from './schemas/BookedItem.ts';

import {
  CalendarItem
} from './schemas/CalendarItem.ts';

import {
  CancelationResult
} from './schemas/CancelationResult.ts';

import {
  CancelationRuleInfo
} from './schemas/CancelationRuleInfo.ts';



/**
 * For any logged-in user with a booking option at the studio's tenant. Books the place and uses the option once, or does neither; no payment is involved. With joinWaitingList, the account joins the waiting list of a full course. Booking again fails with booking.error.alreadybooked.
 * @summary Book a course with a booking option
 */
export const BookCourseBody = BookCourseRequest

export const BookCourseResponse = BookedItem

/**
 * For any logged-in user with a booking option at the studio's tenant. Books the employee's time and uses the option once, or does neither; no payment is involved. Without an employee, chooses the available one with the fewest appointments on that day. Only a trial contingent pays for a trial session. Booking again fails with booking.error.alreadybooked.
 * @summary Book a single appointment with a booking option
 */
export const BookSingleBody = BookSingleRequest

export const BookSingleResponse = CalendarItem

/**
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 * @summary One booking
 */
export const getCalendarItemPathIdMin = 36;
export const getCalendarItemPathIdMax = 36;



export const GetCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetCalendarItemResponse = CalendarItem

/**
 * For any logged-in user; with X-Tenant, only bookings at that tenant. Frees the place for the first person on the waiting list and refunds the payment, or returns the use of the option. After freeCancelationUntil of the booking it costs what lateCancelation says. Possible until cancelableUntil; repeating the call fails with booking.error.alreadycanceled.
 * @summary Cancel a booking
 */
export const cancelCalendarItemPathIdMin = 36;
export const cancelCalendarItemPathIdMax = 36;



export const CancelCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const CancelCalendarItemResponse = CancelationResult

/**
 * For any logged-in user. Bookings and places on waiting lists that have not ended, at the tenant in X-Tenant or, without it, at all tenants, like listMyCurrentCalendarItems. At most 500.
 * @summary Upcoming bookings
 */
export const ListCurrentCalendarItemsResponseItem = CalendarItem
export const ListCurrentCalendarItemsResponse = /*#__PURE__*/ zod.array(ListCurrentCalendarItemsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For any logged-in user. Bookings that have ended, at the tenant in X-Tenant, without canceled ones; listMyCalendarHistory includes those. The latest 500.
 * @summary Past bookings
 */
export const ListPastCalendarItemsResponseItem = CalendarItem
export const ListPastCalendarItemsResponse = /*#__PURE__*/ zod.array(ListPastCalendarItemsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 * @summary Preview a cancelation
 */
export const getCancelationRuleInfoPathIdMin = 36;
export const getCancelationRuleInfoPathIdMax = 36;



export const GetCancelationRuleInfoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCancelationRuleInfoPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCancelationRuleInfoPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetCancelationRuleInfoResponse = CancelationRuleInfo

/**
 * Public. Only for free courses; use createPublicCourseAppointmentCheckout for others. With a session, the booking belongs to the account and makes it a customer of the tenant; without one, the uuid grants access to it. Booking again with the same address fails with booking.error.alreadybooked.
 * @summary Book a free course without an account
 */
export const bookPublicCourseHeaderXBotProtectionTokenMin = 16;
export const bookPublicCourseHeaderXBotProtectionTokenMax = 4096;


export const bookPublicCourseHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookPublicCourseHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookPublicCourseHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookPublicCourseHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookPublicCourseHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const BookPublicCourseBody = BookPublicCourseRequest

export const BookPublicCourseResponse = BookedItem

/**
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 * @summary One booking, by its uuid
 */
export const getPublicCalendarItemPathIdMin = 36;
export const getPublicCalendarItemPathIdMax = 36;



export const GetPublicCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPublicCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getPublicCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetPublicCalendarItemResponse = CalendarItem

/**
 * For anyone with the uuid of a booking without an account. Frees the place for the first person on the waiting list and refunds the payment. Possible until cancelableUntil of the booking; repeating the call fails with booking.error.alreadycanceled.
 * @summary Cancel a booking, by its uuid
 */
export const cancelPublicCalendarItemPathIdMin = 36;
export const cancelPublicCalendarItemPathIdMax = 36;



export const CancelPublicCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelPublicCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelPublicCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const CancelPublicCalendarItemResponse = CancelationResult

/**
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 * @summary Preview a cancelation, by uuid
 */
export const getPublicCancelationRuleInfoPathIdMin = 36;
export const getPublicCancelationRuleInfoPathIdMax = 36;



export const GetPublicCancelationRuleInfoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPublicCancelationRuleInfoPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getPublicCancelationRuleInfoPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetPublicCancelationRuleInfoResponse = CancelationRuleInfo
