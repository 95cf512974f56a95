/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyPremiumState } from './LoyaltyPremiumState.ts';
import { Money } from './Money.ts';
import { RewardType } from './RewardType.ts';
import { Term } from './Term.ts';

export const loyaltyPremiumAssignmentIdMax = 9007199254740991;

export const loyaltyPremiumNameMax = 120;

export const loyaltyPremiumDescriptionMax = 1000;

export const loyaltyPremiumPointsMax = 1000000;

export const loyaltyPremiumRequiredLevelMax = 80;

export const loyaltyPremiumValidUntilMin = 10;
export const loyaltyPremiumValidUntilMax = 10;

export const loyaltyPremiumRedeemedAtMin = 20;
export const loyaltyPremiumRedeemedAtMax = 35;



export const LoyaltyPremium = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyPremiumAssignmentIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumDescriptionMax)),
  "type": RewardType,
  "amount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "period": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()]),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyPremiumPointsMax)),
  "requiredLevel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumRequiredLevelMax))),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(loyaltyPremiumValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumValidUntilMax))),
  "state": LoyaltyPremiumState,
  "redeemedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(loyaltyPremiumRedeemedAtMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyPremiumRedeemedAtMax)))
});

export type LoyaltyPremium = zod.input<typeof LoyaltyPremium>;
export type LoyaltyPremiumOutput = zod.output<typeof LoyaltyPremium>;
