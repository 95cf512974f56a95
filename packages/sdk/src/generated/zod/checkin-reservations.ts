/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CheckinReservation
} from './schemas/CheckinReservation.ts';

import {
  CheckinReservationSlot
} from './schemas/CheckinReservationSlot.ts';

import {
  CreateCheckinReservationRequest
} from './schemas/CreateCheckinReservationRequest.ts';



/**
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 * @summary Reserved visits
 */
export const ListCheckinReservationsResponseItem = CheckinReservation
export const ListCheckinReservationsResponse = /*#__PURE__*/ zod.array(ListCheckinReservationsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For any logged-in user, for a reservation of the account; with X-Tenant, only at that tenant. Frees the place and notifies the member by mail. After freeCancelationUntil of the reservation it costs what lateCancelation says. Possible until cancelableUntil; repeating the call fails with checkinreservation.error.alreadycanceled.
 * @summary Cancel a reserved visit
 */
export const cancelCheckinReservationPathIdMin = 36;
export const cancelCheckinReservationPathIdMax = 36;



export const CancelCheckinReservationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelCheckinReservationPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelCheckinReservationPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the reservation.'))
})

export const CancelCheckinReservationResponse = CheckinReservation

/**
 * For members of the tenant in X-Tenant. Reserves a place in a slot, up to 7 days ahead and until its last check-in, for members who are let in on that day; only one reservation per day and studio. Notifies the member by mail. Repeating the call fails with checkinreservation.error.alreadyreserved.
 * @summary Reserve a visit
 */
export const createCheckinReservationPathStudioIdMax = 9007199254740991;



export const CreateCheckinReservationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCheckinReservationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const CreateCheckinReservationBody = CreateCheckinReservationRequest

export const CreateCheckinReservationResponse = CheckinReservation

/**
 * For members of the tenant in X-Tenant. Slots from today to seven days ahead, in the studio's time zone, that have not ended, including full ones and those past their last check-in. Slots during closing hours are excluded. Free places are current, and instants have the studio's offset.
 * @summary Slots for check-in reservations, with the member's own
 */
export const listCheckinReservationSlotsPathStudioIdMax = 9007199254740991;



export const ListCheckinReservationSlotsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCheckinReservationSlotsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListCheckinReservationSlotsResponseItem = CheckinReservationSlot
export const ListCheckinReservationSlotsResponse = /*#__PURE__*/ zod.array(ListCheckinReservationSlotsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * Public variant of listCheckinReservationSlots: the slots from today to seven days ahead, with their free places. reservationId is always null.
 * @summary Slots for check-in reservations (public)
 */
export const listPublicCheckinReservationSlotsPathStudioIdMax = 9007199254740991;



export const ListPublicCheckinReservationSlotsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCheckinReservationSlotsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicCheckinReservationSlotsResponseItem = CheckinReservationSlot
export const ListPublicCheckinReservationSlotsResponse = /*#__PURE__*/ zod.array(ListPublicCheckinReservationSlotsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
