/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioCategoryIdMax = 9007199254740991;

export const studioCategoryNameMax = 80;



export const StudioCategory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioCategoryIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioCategoryNameMax))
});

export type StudioCategory = zod.input<typeof StudioCategory>;
export type StudioCategoryOutput = zod.output<typeof StudioCategory>;
