/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CheckinReservation
} from '../schemas/CheckinReservation.ts';

import {
  CheckinReservationSlot
} from '../schemas/CheckinReservationSlot.ts';

import {
  CreateCheckinReservationRequest
} from '../schemas/CreateCheckinReservationRequest.ts';


/**
 * For anybody logged in. The reservations of the account at the tenant of X-Tenant, of all tenants without it: those to come, past and canceled ones. Instants carry the offset of the studio's zone. At most 500.
 * @summary Reserved visits
 */
export const ListCheckinReservationsResponseItem = CheckinReservation
export const ListCheckinReservationsResponse = /*#__PURE__*/ zod.array(ListCheckinReservationsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For anybody logged in, about a reservation of the account; with X-Tenant only one at that tenant. Frees the place and tells the member by mail. Possible until the slot begins; a repetition is refused with checkinreservation.error.alreadycanceled.
 * @summary Cancel a reserved visit
 */
export const cancelCheckinReservationPathIdMin = 36;
export const cancelCheckinReservationPathIdMax = 36;



export const CancelCheckinReservationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelCheckinReservationPathIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelCheckinReservationPathIdMax)).check(/*#__PURE__*/ zod.describe('The uuid of the reservation.'))
})

export const CancelCheckinReservationResponse = CheckinReservation

/**
 * For members of the tenant that X-Tenant names. Takes a place of a slot on a day, at most 7 days ahead and until its last possible check-in; a member has one reservation a day at a studio. Tells the member by mail. A repetition is refused with checkinreservation.error.alreadyreserved.
 * @summary Reserve a visit
 */
export const createCheckinReservationPathStudioIdMax = 9007199254740991;



export const CreateCheckinReservationParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCheckinReservationPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const CreateCheckinReservationBody = CreateCheckinReservationRequest

export const CreateCheckinReservationResponse = CheckinReservation

/**
 * For members of the tenant that X-Tenant names. The slots from today to the seventh day ahead, in the studio's zone, that have not ended; full ones and those whose last check-in is over too. A slot in which the studio is closed at any time is left out. Free places are as counted now, and instants carry the offset of the studio's zone.
 * @summary Slots in which a visit can be reserved, with the member's own
 */
export const listCheckinReservationSlotsPathStudioIdMax = 9007199254740991;



export const ListCheckinReservationSlotsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCheckinReservationSlotsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListCheckinReservationSlotsResponseItem = CheckinReservationSlot
export const ListCheckinReservationSlotsResponse = /*#__PURE__*/ zod.array(ListCheckinReservationSlotsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))

/**
 * For anybody, and as listCheckinReservationSlots in all else: the slots from today to the seventh day ahead with their free places. reservationId is always null.
 * @summary Slots in which a visit can be reserved, for everybody
 */
export const listPublicCheckinReservationSlotsPathStudioIdMax = 9007199254740991;



export const ListPublicCheckinReservationSlotsParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicCheckinReservationSlotsPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicCheckinReservationSlotsResponseItem = CheckinReservationSlot
export const ListPublicCheckinReservationSlotsResponse = /*#__PURE__*/ zod.array(ListPublicCheckinReservationSlotsResponseItem).check(/*#__PURE__*/ zod.maxLength(500))
