/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractTextBlockIdMax = 9007199254740991;

export const contractTextBlockTitleMax = 120;

export const contractTextBlockTextMax = 10000;



export const ContractTextBlock = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractTextBlockIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractTextBlockTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractTextBlockTextMax)),
  "mandatory": /*#__PURE__*/ zod.boolean()
});

export type ContractTextBlock = zod.input<typeof ContractTextBlock>;
export type ContractTextBlockOutput = zod.output<typeof ContractTextBlock>;
