/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const contractPriceChangeStartDateMin = 10;
export const contractPriceChangeStartDateMax = 10;



export const ContractPriceChange = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPriceChangeStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPriceChangeStartDateMax)),
  "price": Money
});

export type ContractPriceChange = zod.input<typeof ContractPriceChange>;
export type ContractPriceChangeOutput = zod.output<typeof ContractPriceChange>;
