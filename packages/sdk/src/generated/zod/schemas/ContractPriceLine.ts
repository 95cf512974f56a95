/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractPriceLineType } from './ContractPriceLineType.ts';
import { Money } from './Money.ts';

export const contractPriceLineNameMax = 120;

export const contractPriceLineContractModuleIdMax = 9007199254740991;

export const contractPriceLinePaymentsMax = 1100;

export const contractPriceLineStartDateMin = 10;
export const contractPriceLineStartDateMax = 10;



export const ContractPriceLine = /*#__PURE__*/ zod.object({
  "type": ContractPriceLineType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractPriceLineNameMax)),
  "contractModuleId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPriceLineContractModuleIdMax))),
  "price": Money,
  "payments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPriceLinePaymentsMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPriceLineStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPriceLineStartDateMax)),
  "totalPrice": Money
});

export type ContractPriceLine = zod.input<typeof ContractPriceLine>;
export type ContractPriceLineOutput = zod.output<typeof ContractPriceLine>;
