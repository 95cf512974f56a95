/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyCustomerStateType } from './LoyaltyCustomerStateType.ts';

export const loyaltyTeaserTitleMax = 80;

export const loyaltyTeaserTextMax = 500;

export const loyaltyTeaserWelcomePointsMin = 0;
export const loyaltyTeaserWelcomePointsMax = 1000000;



export const LoyaltyTeaser = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyTeaserTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyTeaserTextMax)),
  "welcomePoints": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyTeaserWelcomePointsMin)).check(/*#__PURE__*/ zod.lte(loyaltyTeaserWelcomePointsMax)),
  "confirmationRequired": /*#__PURE__*/ zod.boolean(),
  "state": LoyaltyCustomerStateType
});

export type LoyaltyTeaser = zod.input<typeof LoyaltyTeaser>;
export type LoyaltyTeaserOutput = zod.output<typeof LoyaltyTeaser>;
