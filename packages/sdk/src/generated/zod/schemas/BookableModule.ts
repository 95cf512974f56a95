/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const bookableModuleIdMax = 9007199254740991;

export const bookableModuleContractIdMax = 9007199254740991;

export const bookableModuleNameMax = 120;

export const bookableModuleDescriptionMax = 2000;

export const bookableModuleEarliestStartDateMin = 10;
export const bookableModuleEarliestStartDateMax = 10;

export const bookableModuleLatestStartDateMin = 10;
export const bookableModuleLatestStartDateMax = 10;



export const BookableModule = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableModuleIdMax)),
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookableModuleContractIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookableModuleNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bookableModuleDescriptionMax)),
  "price": Money,
  "paymentFrequency": Term,
  "trialPeriod": /*#__PURE__*/ zod.union([Term,/*#__PURE__*/ zod.null()]),
  "earliestStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookableModuleEarliestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(bookableModuleEarliestStartDateMax)),
  "latestStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookableModuleLatestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(bookableModuleLatestStartDateMax)),
  "monthlyPriceBefore": Money,
  "monthlyPrice": Money
});

export type BookableModule = zod.input<typeof BookableModule>;
export type BookableModuleOutput = zod.output<typeof BookableModule>;
