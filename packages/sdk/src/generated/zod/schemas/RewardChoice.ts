/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { RewardType } from './RewardType.ts';
import { Term } from './Term.ts';

export const rewardChoicePremiumIdMax = 9007199254740991;

export const rewardChoiceNameMax = 120;

export const rewardChoiceDescriptionMax = 1000;

export const rewardChoicePossibleRewardStartDatesItemMin = 10;
export const rewardChoicePossibleRewardStartDatesItemMax = 10;

export const rewardChoicePossibleRewardStartDatesMax = 12;



export const RewardChoice = /*#__PURE__*/ zod.object({
  "premiumId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rewardChoicePremiumIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rewardChoiceNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rewardChoiceDescriptionMax)),
  "type": RewardType,
  "amount": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "period": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()]),
  "possibleRewardStartDates": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(rewardChoicePossibleRewardStartDatesItemMin)).check(/*#__PURE__*/ zod.maxLength(rewardChoicePossibleRewardStartDatesItemMax))).check(/*#__PURE__*/ zod.maxLength(rewardChoicePossibleRewardStartDatesMax)))
});

export type RewardChoice = zod.input<typeof RewardChoice>;
export type RewardChoiceOutput = zod.output<typeof RewardChoice>;
