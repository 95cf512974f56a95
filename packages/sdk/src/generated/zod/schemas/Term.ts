/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TermUnit } from './TermUnit.ts';

export const termTermMax = 1000;



export const Term = /*#__PURE__*/ zod.object({
  "term": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(termTermMax)),
  "termUnit": TermUnit
});

export type Term = zod.input<typeof Term>;
export type TermOutput = zod.output<typeof Term>;
