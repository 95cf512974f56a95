/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const contractModuleIdMax = 9007199254740991;

export const contractModuleNameMax = 120;

export const contractModuleDescriptionMin = 0;
export const contractModuleDescriptionMax = 2000;



export const ContractModule = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractModuleIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractModuleNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractModuleDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(contractModuleDescriptionMax)),
  "included": /*#__PURE__*/ zod.boolean(),
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "paymentFrequency": Term,
  "trialPeriod": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()])
});

export type ContractModule = zod.input<typeof ContractModule>;
export type ContractModuleOutput = zod.output<typeof ContractModule>;
