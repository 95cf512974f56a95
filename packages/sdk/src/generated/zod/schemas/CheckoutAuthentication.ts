/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckoutState } from './CheckoutState.ts';

export const checkoutAuthenticationCheckoutIdMin = 36;
export const checkoutAuthenticationCheckoutIdMax = 36;

export const checkoutAuthenticationChallengeUrlMax = 2000;



export const CheckoutAuthentication = /*#__PURE__*/ zod.object({
  "checkoutId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(checkoutAuthenticationCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(checkoutAuthenticationCheckoutIdMax)),
  "state": CheckoutState,
  "challengeUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutAuthenticationChallengeUrlMax)))
});

export type CheckoutAuthentication = zod.input<typeof CheckoutAuthentication>;
export type CheckoutAuthenticationOutput = zod.output<typeof CheckoutAuthentication>;
