/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyExpiration } from './LoyaltyExpiration.ts';
import { LoyaltyNextLevel } from './LoyaltyNextLevel.ts';

export const loyaltyOverviewTitleMax = 80;

export const loyaltyOverviewPointsMin = 0;
export const loyaltyOverviewPointsMax = 100000000;

export const loyaltyOverviewDateMin = 10;
export const loyaltyOverviewDateMax = 10;

export const loyaltyOverviewCollectedPointsMin = 0;
export const loyaltyOverviewCollectedPointsMax = 100000000;

export const loyaltyOverviewRegisteredAtMin = 20;
export const loyaltyOverviewRegisteredAtMax = 35;

export const loyaltyOverviewLevelMax = 80;

export const loyaltyOverviewExpirationsMax = 400;



export const LoyaltyOverview = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyOverviewTitleMax)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyOverviewPointsMin)).check(/*#__PURE__*/ zod.lte(loyaltyOverviewPointsMax)),
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(loyaltyOverviewDateMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyOverviewDateMax)),
  "collectedPoints": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyOverviewCollectedPointsMin)).check(/*#__PURE__*/ zod.lte(loyaltyOverviewCollectedPointsMax)),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(loyaltyOverviewRegisteredAtMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyOverviewRegisteredAtMax)),
  "level": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyOverviewLevelMax))),
  "nextLevel": /*#__PURE__*/ zod.union([LoyaltyNextLevel,/*#__PURE__*/ zod.null()]),
  "expirations": /*#__PURE__*/ zod.array(LoyaltyExpiration).check(/*#__PURE__*/ zod.maxLength(loyaltyOverviewExpirationsMax))
});

export type LoyaltyOverview = zod.input<typeof LoyaltyOverview>;
export type LoyaltyOverviewOutput = zod.output<typeof LoyaltyOverview>;
