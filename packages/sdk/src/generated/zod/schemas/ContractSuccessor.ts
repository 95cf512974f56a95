/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractSuccessorIdMax = 9007199254740991;

export const contractSuccessorContractNumberMin = 4;
export const contractSuccessorContractNumberMax = 40;

export const contractSuccessorNameMax = 120;

export const contractSuccessorStartDateMin = 10;
export const contractSuccessorStartDateMax = 10;



export const ContractSuccessor = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractSuccessorIdMax)),
  "contractNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractSuccessorContractNumberMin)).check(/*#__PURE__*/ zod.maxLength(contractSuccessorContractNumberMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractSuccessorNameMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractSuccessorStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractSuccessorStartDateMax))
});

export type ContractSuccessor = zod.input<typeof ContractSuccessor>;
export type ContractSuccessorOutput = zod.output<typeof ContractSuccessor>;
