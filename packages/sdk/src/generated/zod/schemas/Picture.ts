/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const pictureUrlMax = 2000;

export const pictureUrlLargeMax = 2000;

export const pictureWidthMax = 4000;

export const pictureHeightMax = 4000;



export const Picture = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pictureUrlMax)),
  "urlLarge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pictureUrlLargeMax)),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pictureWidthMax)),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pictureHeightMax))
});

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
