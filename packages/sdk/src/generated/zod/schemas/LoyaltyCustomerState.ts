/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyCustomerStateType } from './LoyaltyCustomerStateType.ts';

export const loyaltyCustomerStateTitleMax = 80;

export const loyaltyCustomerStateRegisteredAtMin = 20;
export const loyaltyCustomerStateRegisteredAtMax = 35;



export const LoyaltyCustomerState = /*#__PURE__*/ zod.object({
  "state": LoyaltyCustomerStateType,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyCustomerStateTitleMax)),
  "registeredAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(loyaltyCustomerStateRegisteredAtMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyCustomerStateRegisteredAtMax)))
});

export type LoyaltyCustomerState = zod.input<typeof LoyaltyCustomerState>;
export type LoyaltyCustomerStateOutput = zod.output<typeof LoyaltyCustomerState>;
