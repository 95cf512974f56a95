/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioCountCountMin = 0;
export const studioCountCountMax = 1000000;



export const StudioCount = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studioCountCountMin)).check(/*#__PURE__*/ zod.lte(studioCountCountMax))
});

export type StudioCount = zod.input<typeof StudioCount>;
export type StudioCountOutput = zod.output<typeof StudioCount>;
