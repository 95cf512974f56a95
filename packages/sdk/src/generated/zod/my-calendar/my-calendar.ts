/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CalendarItem
} from '../schemas/CalendarItem.ts';

import {
  CancelationResult
} from '../schemas/CancelationResult.ts';


/**
 * For anybody logged in. As getCalendarItem, at whichever tenant the booking is.
 * @summary One booking of the account, whichever tenant it belongs to
 */
export const getMyCalendarItemPathUuidMin = 36;
export const getMyCalendarItemPathUuidMax = 36;



export const GetMyCalendarItemParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getMyCalendarItemPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(getMyCalendarItemPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetMyCalendarItemResponse = CalendarItem

/**
 * For anybody logged in, by the same rules as cancelCalendarItem, at whichever tenant the booking is. What was paid is paid back; possible until cancelableUntil of the booking. A repetition is refused with booking.error.alreadycanceled.
 * @summary Cancel a booking of the account
 */
export const cancelMyCalendarItemPathUuidMin = 36;
export const cancelMyCalendarItemPathUuidMax = 36;



export const CancelMyCalendarItemParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelMyCalendarItemPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(cancelMyCalendarItemPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const CancelMyCalendarItemResponse = CancelationResult

/**
 * For anybody logged in. As listCurrentCalendarItems, but of all tenants whatever X-Tenant says; for the page "my bookings" of an account that has several studios; of somebody whom it acts for, those at the tenant. At most 500.
 * @summary Bookings of the account to come, of all tenants
 */
export const ListMyCurrentCalendarItemsResponseItem = CalendarItem
export const ListMyCurrentCalendarItemsResponse = /*#__PURE__*/ zod.array(ListMyCurrentCalendarItemsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For anybody logged in. Unlike listPastCalendarItems of all tenants, and with canceled bookings, those of days to come too; participantStatus tells them apart. The latest 500.
 * @summary Bookings of the account that are over or canceled, of all tenants
 */
export const ListMyCalendarHistoryResponseItem = CalendarItem
export const ListMyCalendarHistoryResponse = /*#__PURE__*/ zod.array(ListMyCalendarHistoryResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
