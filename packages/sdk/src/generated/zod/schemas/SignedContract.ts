/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Contract } from './Contract.ts';

export const signedContractSaleIdMin = 36;
export const signedContractSaleIdMax = 36;



export const SignedContract = /*#__PURE__*/ zod.object({
  "saleId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(signedContractSaleIdMin)).check(/*#__PURE__*/ zod.maxLength(signedContractSaleIdMax)),
  "contract": Contract
});

export type SignedContract = zod.input<typeof SignedContract>;
export type SignedContractOutput = zod.output<typeof SignedContract>;
