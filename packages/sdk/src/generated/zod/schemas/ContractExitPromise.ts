/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractCharge } from './ContractCharge.ts';
import { ContractLapse } from './ContractLapse.ts';
import { Money } from './Money.ts';

export const contractExitPromiseCancelationDateMin = 10;
export const contractExitPromiseCancelationDateMax = 10;

export const contractExitPromiseContractEndDateMin = 10;
export const contractExitPromiseContractEndDateMax = 10;

export const contractExitPromiseLastPossibleCancelationDateMin = 10;
export const contractExitPromiseLastPossibleCancelationDateMax = 10;

export const contractExitPromiseChargesMax = 2000;

export const contractExitPromiseLapsesMax = 51;



export const ContractExitPromise = /*#__PURE__*/ zod.object({
  "cancelationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractExitPromiseCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(contractExitPromiseCancelationDateMax)),
  "contractEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractExitPromiseContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractExitPromiseContractEndDateMax)),
  "lastPossibleCancelationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractExitPromiseLastPossibleCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(contractExitPromiseLastPossibleCancelationDateMax)),
  "charges": /*#__PURE__*/ zod.array(ContractCharge).check(/*#__PURE__*/ zod.maxLength(contractExitPromiseChargesMax)),
  "stillCharged": Money,
  "lastCharge": /*#__PURE__*/ zod.union([ContractCharge,/*#__PURE__*/ zod.null()]),
  "lapses": /*#__PURE__*/ zod.array(ContractLapse).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractExitPromiseLapsesMax))
});

export type ContractExitPromise = zod.input<typeof ContractExitPromise>;
export type ContractExitPromiseOutput = zod.output<typeof ContractExitPromise>;
