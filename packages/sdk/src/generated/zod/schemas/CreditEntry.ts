/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CreditEntryType } from './CreditEntryType.ts';
import { Money } from './Money.ts';

export const creditEntryNameMax = 200;

export const creditEntryBookedAtMin = 20;
export const creditEntryBookedAtMax = 35;



export const CreditEntry = /*#__PURE__*/ zod.object({
  "type": CreditEntryType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditEntryNameMax)),
  "amount": Money,
  "bookedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(creditEntryBookedAtMin)).check(/*#__PURE__*/ zod.maxLength(creditEntryBookedAtMax))
});

export type CreditEntry = zod.input<typeof CreditEntry>;
export type CreditEntryOutput = zod.output<typeof CreditEntry>;
