/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractOutlook } from './ContractOutlook.ts';

export const contractOutlooksContractIdMax = 9007199254740991;

export const contractOutlooksUntilDateMin = 10;
export const contractOutlooksUntilDateMax = 10;

export const contractOutlooksOutlooksMax = 503;



export const ContractOutlooks = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractOutlooksContractIdMax)),
  "untilDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractOutlooksUntilDateMin)).check(/*#__PURE__*/ zod.maxLength(contractOutlooksUntilDateMax)),
  "outlooks": /*#__PURE__*/ zod.array(ContractOutlook).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractOutlooksOutlooksMax))
});

export type ContractOutlooks = zod.input<typeof ContractOutlooks>;
export type ContractOutlooksOutput = zod.output<typeof ContractOutlooks>;
