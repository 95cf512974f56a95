/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bookedItemUuidMin = 36;
export const bookedItemUuidMax = 36;

export const bookedItemStreamMax = 2000;

export const bookedItemWaitingListPositionMax = 10000;



export const BookedItem = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(bookedItemUuidMin)).check(/*#__PURE__*/ zod.maxLength(bookedItemUuidMax)),
  "stream": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookedItemStreamMax))),
  "participantStatus": /*#__PURE__*/ zod.enum(['BOOKED', 'WAITING', 'CANCELED', 'ATTENDED', 'NO_SHOW']),
  "waitingListPosition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookedItemWaitingListPositionMax))),
  "onWaitingList": /*#__PURE__*/ zod.boolean()
});

export type BookedItem = zod.input<typeof BookedItem>;
export type BookedItemOutput = zod.output<typeof BookedItem>;
