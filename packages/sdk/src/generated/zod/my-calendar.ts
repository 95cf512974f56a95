/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CalendarAddress
} from './schemas/CalendarAddress.ts';

import {
  CalendarItem
} from './schemas/CalendarItem.ts';

import {
  CalendarSubscription
} from './schemas/CalendarSubscription.ts';

import {
  CancelationResult
} from './schemas/CancelationResult.ts';



/**
 * For any logged-in user. Says whether a secret address of the account's calendar works, never the address itself, of which only a hash is stored.
 * @summary Calendar subscription of the account
 */
export const GetCalendarSubscriptionResponse = CalendarSubscription

/**
 * For any logged-in user. Creates the secret address at which calendar apps poll the bookings and reserved visits of the account; an earlier address stops working at once. The response is the only one that contains the address. For bookings of the account itself, not of people it acts for.
 * @summary Create or renew the calendar address
 */
export const CreateCalendarSubscriptionResponse = CalendarAddress

/**
 * For any logged-in user. The address stops working at once. Succeeds as well if there is none.
 * @summary Turn the calendar subscription off
 */
export const DeleteCalendarSubscriptionResponse = /*#__PURE__*/ zod.void()

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
