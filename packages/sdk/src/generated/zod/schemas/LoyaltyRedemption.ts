/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { RewardGrant } from './RewardGrant.ts';

export const loyaltyRedemptionRedemptionIdMin = 36;
export const loyaltyRedemptionRedemptionIdMax = 36;

export const loyaltyRedemptionAssignmentIdMax = 9007199254740991;

export const loyaltyRedemptionNameMax = 120;

export const loyaltyRedemptionPointsMax = 1000000;

export const loyaltyRedemptionBalanceMin = 0;
export const loyaltyRedemptionBalanceMax = 100000000;

export const loyaltyRedemptionRedeemedAtMin = 20;
export const loyaltyRedemptionRedeemedAtMax = 35;



export const LoyaltyRedemption = /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(loyaltyRedemptionRedemptionIdMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyRedemptionRedemptionIdMax)),
  "assignmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyRedemptionAssignmentIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyRedemptionNameMax)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyRedemptionPointsMax)),
  "balance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyRedemptionBalanceMin)).check(/*#__PURE__*/ zod.lte(loyaltyRedemptionBalanceMax)),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(loyaltyRedemptionRedeemedAtMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyRedemptionRedeemedAtMax)),
  "grant": RewardGrant
});

export type LoyaltyRedemption = zod.input<typeof LoyaltyRedemption>;
export type LoyaltyRedemptionOutput = zod.output<typeof LoyaltyRedemption>;
