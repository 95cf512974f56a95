/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const additionalMenuEntryLabelMax = 60;

export const additionalMenuEntryUrlMin = 9;
export const additionalMenuEntryUrlMax = 2000;


export const additionalMenuEntryUrlRegExp = /*#__PURE__*/ new RegExp('^https://\\S+$');
export const additionalMenuEntryPositionMax = 100;



export const AdditionalMenuEntry = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(additionalMenuEntryLabelMax)),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(additionalMenuEntryUrlMin)).check(/*#__PURE__*/ zod.maxLength(additionalMenuEntryUrlMax)).check(/*#__PURE__*/ zod.regex(additionalMenuEntryUrlRegExp)),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(additionalMenuEntryPositionMax))
});

export type AdditionalMenuEntry = zod.input<typeof AdditionalMenuEntry>;
export type AdditionalMenuEntryOutput = zod.output<typeof AdditionalMenuEntry>;
