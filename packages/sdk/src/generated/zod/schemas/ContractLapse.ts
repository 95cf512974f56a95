/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractLapseNameMax = 120;

export const contractLapseEndDateMin = 10;
export const contractLapseEndDateMax = 10;



export const ContractLapse = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['CONTRACT', 'MODULE']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractLapseNameMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractLapseEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractLapseEndDateMax))
});

export type ContractLapse = zod.input<typeof ContractLapse>;
export type ContractLapseOutput = zod.output<typeof ContractLapse>;
