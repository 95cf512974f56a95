/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const flatFeeContractIdMax = 9007199254740991;

export const flatFeeContractNameMax = 120;

export const flatFeeContractStartDateMin = 10;
export const flatFeeContractStartDateMax = 10;



export const FlatFeeContract = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(flatFeeContractIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(flatFeeContractNameMax)),
  "price": Money,
  "paymentFrequency": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()]),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(flatFeeContractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(flatFeeContractStartDateMax))
});

export type FlatFeeContract = zod.input<typeof FlatFeeContract>;
export type FlatFeeContractOutput = zod.output<typeof FlatFeeContract>;
