/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BusyTime
} from './schemas/BusyTime.ts';

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

import {
  PersonalCalendar
} from './schemas/PersonalCalendar.ts';

import {
  PersonalCalendarRequest
} from './schemas/PersonalCalendarRequest.ts';



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
 * For any logged-in user. The calendar outside of the portal that tells when the user is busy. Of its secret address only the host is returned.
 * @summary Personal calendar of the account
 */
export const GetPersonalCalendarResponse = PersonalCalendar

/**
 * For any logged-in user. The backend reads the calendar at once, and stores its address and the times of the next 62 days at which the user is busy, nothing else of it. Replaces an earlier calendar; after an error, that one stays.
 * @summary Connect the personal calendar
 */
export const SavePersonalCalendarBody = PersonalCalendarRequest

export const SavePersonalCalendarResponse = PersonalCalendar

/**
 * For any logged-in user. Deletes the address and the busy times. Succeeds as well if there is no calendar.
 * @summary Disconnect the personal calendar
 */
export const DeletePersonalCalendarResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 * @summary Busy times of the account
 */
export const listBusyTimesQueryStartDateMin = 10;
export const listBusyTimesQueryStartDateMax = 10;


export const listBusyTimesQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const listBusyTimesQueryEndDateMin = 10;
export const listBusyTimesQueryEndDateMax = 10;


export const listBusyTimesQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const ListBusyTimesQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBusyTimesQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(listBusyTimesQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(listBusyTimesQueryStartDateRegExp)).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio.')),
  "endDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBusyTimesQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(listBusyTimesQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(listBusyTimesQueryEndDateRegExp)).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; at most 62 days after startDate.'))
})

export const ListBusyTimesResponseItem = BusyTime
export const ListBusyTimesResponse = /*#__PURE__*/ zod.array(ListBusyTimesResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

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
