/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyPointEntryType } from './LoyaltyPointEntryType.ts';

export const loyaltyPointEntryNameMax = 200;

export const loyaltyPointEntryPointsMin = -100000000;
export const loyaltyPointEntryPointsMax = 100000000;

export const loyaltyPointEntryDateMin = 10;
export const loyaltyPointEntryDateMax = 10;

export const loyaltyPointEntryExpiresOnMin = 10;
export const loyaltyPointEntryExpiresOnMax = 10;



export const LoyaltyPointEntry = /*#__PURE__*/ zod.object({
  "type": LoyaltyPointEntryType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loyaltyPointEntryNameMax)),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyPointEntryPointsMin)).check(/*#__PURE__*/ zod.lte(loyaltyPointEntryPointsMax)),
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(loyaltyPointEntryDateMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyPointEntryDateMax)),
  "expiresOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(loyaltyPointEntryExpiresOnMin)).check(/*#__PURE__*/ zod.maxLength(loyaltyPointEntryExpiresOnMax)))
});

export type LoyaltyPointEntry = zod.input<typeof LoyaltyPointEntry>;
export type LoyaltyPointEntryOutput = zod.output<typeof LoyaltyPointEntry>;
