/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const createCheckinReservationRequestSlotIdMax = 9007199254740991;

export const createCheckinReservationRequestUsageDateMin = 10;
export const createCheckinReservationRequestUsageDateMax = 10;



export const CreateCheckinReservationRequest = /*#__PURE__*/ zod.object({
  "slotId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCheckinReservationRequestSlotIdMax)),
  "usageDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(createCheckinReservationRequestUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(createCheckinReservationRequestUsageDateMax))
});

export type CreateCheckinReservationRequest = zod.input<typeof CreateCheckinReservationRequest>;
export type CreateCheckinReservationRequestOutput = zod.output<typeof CreateCheckinReservationRequest>;
