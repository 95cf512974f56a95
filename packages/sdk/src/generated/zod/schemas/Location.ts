/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const locationIdMax = 9007199254740991;

export const locationNameMax = 120;



export const Location = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(locationIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(locationNameMax))
});

export type Location = zod.input<typeof Location>;
export type LocationOutput = zod.output<typeof Location>;
