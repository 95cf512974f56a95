/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CalendarItem
} from './schemas/CalendarItem.ts';

import {
  CancelationResult
} from './schemas/CancelationResult.ts';



/**
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 * @summary One booking of the account at any tenant
 */
export const getMyCalendarItemPathUuidMin = 36;
export const getMyCalendarItemPathUuidMax = 36;



export const GetMyCalendarItemParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getMyCalendarItemPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(getMyCalendarItemPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const GetMyCalendarItemResponse = CalendarItem

/**
 * For any logged-in user. Like cancelCalendarItem, but at any tenant. The payment is refunded; possible until cancelableUntil of the booking. Repeating the call fails with booking.error.alreadycanceled.
 * @summary Cancel a booking of the account
 */
export const cancelMyCalendarItemPathUuidMin = 36;
export const cancelMyCalendarItemPathUuidMax = 36;



export const CancelMyCalendarItemParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelMyCalendarItemPathUuidMin)).check(/*#__PURE__*/ zod.maxLength(cancelMyCalendarItemPathUuidMax)).check(/*#__PURE__*/ zod.describe('The uuid of the booking.'))
})

export const CancelMyCalendarItemResponse = CancelationResult

/**
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 * @summary Upcoming bookings of the account at all tenants
 */
export const ListMyCurrentCalendarItemsResponseItem = CalendarItem
export const ListMyCurrentCalendarItemsResponse = /*#__PURE__*/ zod.array(ListMyCurrentCalendarItemsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 * @summary Past and canceled bookings of the account at all tenants
 */
export const ListMyCalendarHistoryResponseItem = CalendarItem
export const ListMyCalendarHistoryResponse = /*#__PURE__*/ zod.array(ListMyCalendarHistoryResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
