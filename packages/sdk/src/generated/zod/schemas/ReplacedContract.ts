/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const replacedContractContractNumberMin = 4;
export const replacedContractContractNumberMax = 40;

export const replacedContractNameMax = 120;

export const replacedContractContractEndDateMin = 10;
export const replacedContractContractEndDateMax = 10;



export const ReplacedContract = /*#__PURE__*/ zod.object({
  "contractNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replacedContractContractNumberMin)).check(/*#__PURE__*/ zod.maxLength(replacedContractContractNumberMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(replacedContractNameMax)),
  "contractEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(replacedContractContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(replacedContractContractEndDateMax)),
  "stillCharged": Money,
  "credit": Money
});

export type ReplacedContract = zod.input<typeof ReplacedContract>;
export type ReplacedContractOutput = zod.output<typeof ReplacedContract>;
