/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CreateStandingBookingRequest
} from './schemas/CreateStandingBookingRequest.ts';

import {
  StandingBooking
} from './schemas/StandingBooking.ts';

import {
  StandingBookingOffer
} from './schemas/StandingBookingOffer.ts';

import {
  StandingBookings
} from './schemas/StandingBookings.ts';

import {
  UpdateStandingBookingRequest
} from './schemas/UpdateStandingBookingRequest.ts';



/**
 * For members of the tenant in X-Tenant. The classes that are booked for them every week, with the next dates and what became of each. Ended ones are listed for 30 days.
 * @summary Standing bookings of the member
 */
export const ListStandingBookingsResponse = StandingBookings

/**
 * For members of the tenant in X-Tenant. Books the next dates of the class on this weekday at this time that are already open, each if an entitlement of the member covers it without payment, and later each date when its booking opens, before anyone else and in the order in which standing bookings were made. At most the studio's share of the places goes to standing bookings. The response says what became of each known date; what is not booked later is explained by mail and message. Two missed classes in a row end it. Repeating the call fails with standingbooking.error.exists.
 * @summary Book a class every week
 */
export const CreateStandingBookingBody = CreateStandingBookingRequest

export const CreateStandingBookingResponse = StandingBooking

/**
 * For members of the tenant in X-Tenant, for a standing booking of their own. Replaces whether it is paused and which days it skips; neither changes what is already booked. A date that is already decided can no longer be skipped or taken back. Repeating the call has no further effect.
 * @summary Pause a standing booking, or skip a week
 */
export const updateStandingBookingPathStandingBookingUuidMin = 36;
export const updateStandingBookingPathStandingBookingUuidMax = 36;



export const UpdateStandingBookingParams = /*#__PURE__*/ zod.object({
  "standingBookingUuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(updateStandingBookingPathStandingBookingUuidMin)).check(/*#__PURE__*/ zod.maxLength(updateStandingBookingPathStandingBookingUuidMax)).check(/*#__PURE__*/ zod.describe('Identifies the standing booking, as in listStandingBookings.'))
})

export const UpdateStandingBookingBody = UpdateStandingBookingRequest

export const UpdateStandingBookingResponse = StandingBooking

/**
 * For members of the tenant in X-Tenant, for a standing booking of their own. What it has booked stays booked. Repeating the call fails with standingbooking.error.notfound.
 * @summary End a standing booking
 */
export const deleteStandingBookingPathStandingBookingUuidMin = 36;
export const deleteStandingBookingPathStandingBookingUuidMax = 36;



export const DeleteStandingBookingParams = /*#__PURE__*/ zod.object({
  "standingBookingUuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(deleteStandingBookingPathStandingBookingUuidMin)).check(/*#__PURE__*/ zod.maxLength(deleteStandingBookingPathStandingBookingUuidMax)).check(/*#__PURE__*/ zod.describe('Identifies the standing booking, as in listStandingBookings.'))
})

export const DeleteStandingBookingResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant in X-Tenant. Says whether the studio offers standing bookings for this class, whether an entitlement of the member covers it, and whether there already is one or a reminder.
 * @summary Whether a class can be booked every week
 */
export const getStandingBookingOfferPathItemIdMax = 9007199254740991;



export const GetStandingBookingOfferParams = /*#__PURE__*/ zod.object({
  "itemId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStandingBookingOfferPathItemIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the course appointment.'))
})

export const GetStandingBookingOfferResponse = StandingBookingOffer

/**
 * For members of the tenant in X-Tenant. Once booking of this class opens, the member is notified by mail and message; nothing is booked. Repeating the call has no further effect.
 * @summary Remind of the opening of booking
 */
export const saveBookingOpeningReminderPathItemIdMax = 9007199254740991;



export const SaveBookingOpeningReminderParams = /*#__PURE__*/ zod.object({
  "itemId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveBookingOpeningReminderPathItemIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the course appointment.'))
})

export const SaveBookingOpeningReminderResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant in X-Tenant. Succeeds as well if there is none.
 * @summary Remove the reminder of the opening of booking
 */
export const deleteBookingOpeningReminderPathItemIdMax = 9007199254740991;



export const DeleteBookingOpeningReminderParams = /*#__PURE__*/ zod.object({
  "itemId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteBookingOpeningReminderPathItemIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the course appointment.'))
})

export const DeleteBookingOpeningReminderResponse = /*#__PURE__*/ zod.void()
