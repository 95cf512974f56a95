/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractExitPromise } from './ContractExitPromise.ts';

export const moduleCancelationDatesModuleContractIdMax = 9007199254740991;

export const moduleCancelationDatesDatesMax = 10;



export const ModuleCancelationDates = /*#__PURE__*/ zod.object({
  "moduleContractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(moduleCancelationDatesModuleContractIdMax)),
  "cancelable": /*#__PURE__*/ zod.boolean(),
  "dates": /*#__PURE__*/ zod.array(ContractExitPromise).check(/*#__PURE__*/ zod.maxLength(moduleCancelationDatesDatesMax))
});

export type ModuleCancelationDates = zod.input<typeof ModuleCancelationDates>;
export type ModuleCancelationDatesOutput = zod.output<typeof ModuleCancelationDates>;
