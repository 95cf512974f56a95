/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyCustomerStateType } from './LoyaltyCustomerStateType.ts';
import { Term } from './Term.ts';

export const loyaltyLandingPageTitleMax = 80;

export const loyaltyLandingPageHeadlineMax = 200;

export const loyaltyLandingPageTextMax = 5000;

export const loyaltyLandingPageAdvantagesItemMax = 200;

export const loyaltyLandingPageAdvantagesMax = 10;



export const LoyaltyLandingPage = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyLandingPageTitleMax)),
  "headline": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyLandingPageHeadlineMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyLandingPageTextMax)),
  "advantages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyLandingPageAdvantagesItemMax))).check(/*#__PURE__*/ zod.maxLength(loyaltyLandingPageAdvantagesMax)),
  "pointsExpiry": Term,
  "expiresAtYearEnd": /*#__PURE__*/ zod.boolean(),
  "state": LoyaltyCustomerStateType
});

export type LoyaltyLandingPage = zod.input<typeof LoyaltyLandingPage>;
export type LoyaltyLandingPageOutput = zod.output<typeof LoyaltyLandingPage>;
