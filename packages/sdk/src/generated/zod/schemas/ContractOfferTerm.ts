/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractDiscount } from './ContractDiscount.ts';
import { ContractExtension } from './ContractExtension.ts';
import { ContractFlatFee } from './ContractFlatFee.ts';
import { ContractModule } from './ContractModule.ts';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const contractOfferTermIdMax = 9007199254740991;

export const contractOfferTermFlatFeesMax = 50;

export const contractOfferTermModulesMax = 50;

export const contractOfferTermDiscountsMax = 20;

export const contractOfferTermContractStartDateMin = 10;
export const contractOfferTermContractStartDateMax = 10;

export const contractOfferTermContractStartDateOfUseMin = 10;
export const contractOfferTermContractStartDateOfUseMax = 10;

export const contractOfferTermFirstEndDateMin = 10;
export const contractOfferTermFirstEndDateMax = 10;



export const ContractOfferTerm = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractOfferTermIdMax)),
  "term": Term,
  "price": Money,
  "paymentFrequency": Term,
  "noticePeriod": Term,
  "extension": ContractExtension,
  "flatFees": /*#__PURE__*/ zod.array(ContractFlatFee).check(/*#__PURE__*/ zod.maxLength(contractOfferTermFlatFeesMax)),
  "modules": /*#__PURE__*/ zod.array(ContractModule).check(/*#__PURE__*/ zod.maxLength(contractOfferTermModulesMax)),
  "discounts": /*#__PURE__*/ zod.array(ContractDiscount).check(/*#__PURE__*/ zod.maxLength(contractOfferTermDiscountsMax)),
  "contractStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractOfferTermContractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractOfferTermContractStartDateMax)),
  "contractStartDateOfUse": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractOfferTermContractStartDateOfUseMin)).check(/*#__PURE__*/ zod.maxLength(contractOfferTermContractStartDateOfUseMax)),
  "firstEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractOfferTermFirstEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractOfferTermFirstEndDateMax)),
  "totalPrice": Money,
  "monthlyPrice": Money
});

export type ContractOfferTerm = zod.input<typeof ContractOfferTerm>;
export type ContractOfferTermOutput = zod.output<typeof ContractOfferTerm>;
