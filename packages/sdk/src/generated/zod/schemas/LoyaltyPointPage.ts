/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LoyaltyPointEntry } from './LoyaltyPointEntry.ts';

export const loyaltyPointPageContentMax = 100;

export const loyaltyPointPagePageMin = 0;
export const loyaltyPointPagePageMax = 10000;

export const loyaltyPointPageSizeMax = 100;



export const LoyaltyPointPage = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(LoyaltyPointEntry).check(/*#__PURE__*/ zod.maxLength(loyaltyPointPageContentMax)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(loyaltyPointPagePageMin)).check(/*#__PURE__*/ zod.lte(loyaltyPointPagePageMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(loyaltyPointPageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type LoyaltyPointPage = zod.input<typeof LoyaltyPointPage>;
export type LoyaltyPointPageOutput = zod.output<typeof LoyaltyPointPage>;
