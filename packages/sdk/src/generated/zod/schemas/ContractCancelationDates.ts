/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractExitPromise } from './ContractExitPromise.ts';

export const contractCancelationDatesContractIdMax = 9007199254740991;

export const contractCancelationDatesDatesMax = 10;



export const ContractCancelationDates = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractCancelationDatesContractIdMax)),
  "cancelable": /*#__PURE__*/ zod.boolean(),
  "dates": /*#__PURE__*/ zod.array(ContractExitPromise).check(/*#__PURE__*/ zod.maxLength(contractCancelationDatesDatesMax))
});

export type ContractCancelationDates = zod.input<typeof ContractCancelationDates>;
export type ContractCancelationDatesOutput = zod.output<typeof ContractCancelationDates>;
