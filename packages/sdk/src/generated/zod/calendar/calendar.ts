/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookCourseRequest
} from '../schemas/BookCourseRequest.ts';

import {
  BookPublicCourseRequest
} from '../schemas/BookPublicCourseRequest.ts';

import {
  BookSingleRequest
} from '../schemas/BookSingleRequest.ts';

import {
  BookedItem
} from '../schemas/BookedItem.ts';

import {
  CalendarItem
} from '../schemas/CalendarItem.ts';

import {
  CancelationResult
} from '../schemas/CancelationResult.ts';

import {
  CancelationRuleInfo
} from '../schemas/CancelationRuleInfo.ts';


/**
 * For anybody logged in who holds the option at the studio's tenant. Takes the place and one use of the option, or neither; no money is involved. With joinWaitingList a full course puts the account on the waiting list. A repetition is refused with booking.error.alreadybooked.
 * @summary Book a course with something the member holds
 */
export const BookCourseBody = BookCourseRequest

export const BookCourseResponse = BookedItem

/**
 * For anybody logged in who holds the option at the studio's tenant. Takes the time of the employee and one use of the option, or neither; no money is involved. Without an employee it is of those who are free the one who has the fewest that day. A repetition is refused with booking.error.alreadybooked.
 * @summary Book a single appointment with something the member holds
 */
export const BookSingleBody = BookSingleRequest

export const BookSingleResponse = CalendarItem

/**
 * For anybody logged in. A booking of the account in any state, over and canceled ones too; with X-Tenant only one at that tenant. Instants carry the offset of the studio's zone.
 * @summary One booking
 */
export const getCalendarItemPathIdMin = 36;
export const getCalendarItemPathIdMax = 36;



export const GetCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetCalendarItemResponse = CalendarItem

/**
 * For anybody logged in; with X-Tenant only a booking at that tenant. Frees the place, and the first on the waiting list moves up; what was paid, or the use of an option, is given back. Possible until cancelableUntil of the booking; a repetition is refused with booking.error.alreadycanceled.
 * @summary Cancel a booking
 */
export const cancelCalendarItemPathIdMin = 36;
export const cancelCalendarItemPathIdMax = 36;



export const CancelCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const CancelCalendarItemResponse = CancelationResult

/**
 * For anybody logged in. Bookings and places on waiting lists whose end lies ahead, at the tenant of X-Tenant; of all tenants without it, as listMyCurrentCalendarItems has them in any case. At most 500.
 * @summary Bookings to come
 */
export const ListCurrentCalendarItemsResponseItem = CalendarItem
export const ListCurrentCalendarItemsResponse = /*#__PURE__*/ zod.array(ListCurrentCalendarItemsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For anybody logged in. Bookings whose end has passed, at the tenant of X-Tenant; canceled ones are left out, which listMyCalendarHistory has too. The latest 500.
 * @summary Bookings that are over
 */
export const ListPastCalendarItemsResponseItem = CalendarItem
export const ListPastCalendarItemsResponse = /*#__PURE__*/ zod.array(ListPastCalendarItemsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For anybody logged in, about a booking of the account; with X-Tenant only one at that tenant. Changes nothing. The refund counts in the major unit of its currency, cancelableUntil carries the offset of the studio's zone and stays when that moment has passed.
 * @summary What canceling a booking would do
 */
export const getCancelationRuleInfoPathIdMin = 36;
export const getCancelationRuleInfoPathIdMax = 36;



export const GetCancelationRuleInfoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getCancelationRuleInfoPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getCancelationRuleInfoPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetCancelationRuleInfoResponse = CancelationRuleInfo

/**
 * For anybody. Only what costs nothing; anything else goes through createPublicCourseAppointmentCheckout. With a session the booking is the account's and makes it a customer of the tenant; without one it belongs to whoever knows its uuid. A repetition with the same address is refused with booking.error.alreadybooked.
 * @summary Book a free course without an account
 */
export const bookPublicCourseHeaderXBotProtectionTokenMin = 16;
export const bookPublicCourseHeaderXBotProtectionTokenMax = 4096;


export const bookPublicCourseHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const BookPublicCourseHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookPublicCourseHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(bookPublicCourseHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(bookPublicCourseHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const BookPublicCourseBody = BookPublicCourseRequest

export const BookPublicCourseResponse = BookedItem

/**
 * For anybody who knows the uuid, which the answer of a booking without an account carries. Bookings of accounts are not found here.
 * @summary One booking, by its uuid
 */
export const getPublicCalendarItemPathIdMin = 36;
export const getPublicCalendarItemPathIdMax = 36;



export const GetPublicCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPublicCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getPublicCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetPublicCalendarItemResponse = CalendarItem

/**
 * For anybody who knows the uuid of a booking without an account. Frees the place, and the first on the waiting list moves up; what was paid is paid back. Possible until cancelableUntil of the booking; a repetition is refused with booking.error.alreadycanceled.
 * @summary Cancel a booking, by its uuid
 */
export const cancelPublicCalendarItemPathIdMin = 36;
export const cancelPublicCalendarItemPathIdMax = 36;



export const CancelPublicCalendarItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelPublicCalendarItemPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelPublicCalendarItemPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const CancelPublicCalendarItemResponse = CancelationResult

/**
 * For anybody who knows the uuid of a booking without an account. Changes nothing. The refund counts in the major unit of its currency.
 * @summary What canceling a booking would do, by its uuid
 */
export const getPublicCancelationRuleInfoPathIdMin = 36;
export const getPublicCancelationRuleInfoPathIdMax = 36;



export const GetPublicCancelationRuleInfoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPublicCancelationRuleInfoPathIdMin)).check(/*#__PURE__*/ zod.maxLength(getPublicCancelationRuleInfoPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetPublicCancelationRuleInfoResponse = CancelationRuleInfo
