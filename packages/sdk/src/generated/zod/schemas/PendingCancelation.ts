/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const pendingCancelationContractIdMax = 9007199254740991;

export const pendingCancelationModuleContractIdMax = 9007199254740991;

export const pendingCancelationNameMax = 120;

export const pendingCancelationCancelationDateMin = 10;
export const pendingCancelationCancelationDateMax = 10;

export const pendingCancelationContractEndDateMin = 10;
export const pendingCancelationContractEndDateMax = 10;

export const pendingCancelationReceiptIdMin = 36;
export const pendingCancelationReceiptIdMax = 36;



export const PendingCancelation = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pendingCancelationContractIdMax)),
  "moduleContractId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pendingCancelationModuleContractIdMax))),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pendingCancelationNameMax)),
  "cancelationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(pendingCancelationCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(pendingCancelationCancelationDateMax)),
  "contractEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(pendingCancelationContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(pendingCancelationContractEndDateMax)),
  "receiptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(pendingCancelationReceiptIdMin)).check(/*#__PURE__*/ zod.maxLength(pendingCancelationReceiptIdMax))),
  "withdrawable": /*#__PURE__*/ zod.boolean()
});

export type PendingCancelation = zod.input<typeof PendingCancelation>;
export type PendingCancelationOutput = zod.output<typeof PendingCancelation>;
