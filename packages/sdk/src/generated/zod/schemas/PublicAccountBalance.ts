/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { StudioReference } from './StudioReference.ts';

export const publicAccountBalanceNameMax = 120;



export const PublicAccountBalance = /*#__PURE__*/ zod.object({
  "studio": StudioReference,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicAccountBalanceNameMax)),
  "paymentMethod": PaymentMethod,
  "balance": Money
});

export type PublicAccountBalance = zod.input<typeof PublicAccountBalance>;
export type PublicAccountBalanceOutput = zod.output<typeof PublicAccountBalance>;
