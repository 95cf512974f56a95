/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const entranceBlockInfoBlockMySportsBookingUntilMin = 20;
export const entranceBlockInfoBlockMySportsBookingUntilMax = 35;

export const entranceBlockInfoEntranceLockUntilMin = 20;
export const entranceBlockInfoEntranceLockUntilMax = 35;



export const EntranceBlockInfo = /*#__PURE__*/ zod.object({
  "blockMySportsBookingUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(entranceBlockInfoBlockMySportsBookingUntilMin)).check(/*#__PURE__*/ zod.maxLength(entranceBlockInfoBlockMySportsBookingUntilMax))),
  "entranceLockUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(entranceBlockInfoEntranceLockUntilMin)).check(/*#__PURE__*/ zod.maxLength(entranceBlockInfoEntranceLockUntilMax)))
});

export type EntranceBlockInfo = zod.input<typeof EntranceBlockInfo>;
export type EntranceBlockInfoOutput = zod.output<typeof EntranceBlockInfo>;
