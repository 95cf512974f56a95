/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const contractFlatFeeIdMax = 9007199254740991;

export const contractFlatFeeNameMax = 120;

export const contractFlatFeeStartDateMin = 10;
export const contractFlatFeeStartDateMax = 10;



export const ContractFlatFee = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractFlatFeeIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractFlatFeeNameMax)),
  "price": Money,
  "paymentFrequency": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()]),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractFlatFeeStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractFlatFeeStartDateMax))
});

export type ContractFlatFee = zod.input<typeof ContractFlatFee>;
export type ContractFlatFeeOutput = zod.output<typeof ContractFlatFee>;
