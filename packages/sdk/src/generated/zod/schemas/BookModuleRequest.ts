/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const bookModuleRequestContractIdMax = 9007199254740991;

export const bookModuleRequestContractModuleIdMax = 9007199254740991;

export const bookModuleRequestStartDateMin = 10;
export const bookModuleRequestStartDateMax = 10;



export const BookModuleRequest = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookModuleRequestContractIdMax)),
  "contractModuleId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookModuleRequestContractModuleIdMax)),
  "startDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookModuleRequestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(bookModuleRequestStartDateMax))),
  "price": Money
});

export type BookModuleRequest = zod.input<typeof BookModuleRequest>;
export type BookModuleRequestOutput = zod.output<typeof BookModuleRequest>;
