/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CancelationReceiptType } from './CancelationReceiptType.ts';
import { ContractCharge } from './ContractCharge.ts';
import { Money } from './Money.ts';

export const cancelationReceiptIdMin = 36;
export const cancelationReceiptIdMax = 36;

export const cancelationReceiptDateTimeMin = 20;
export const cancelationReceiptDateTimeMax = 35;

export const cancelationReceiptContractIdMax = 9007199254740991;

export const cancelationReceiptModuleContractIdMax = 9007199254740991;

export const cancelationReceiptContractNumberMin = 4;
export const cancelationReceiptContractNumberMax = 40;

export const cancelationReceiptNameMax = 120;

export const cancelationReceiptContractEndDateMin = 10;
export const cancelationReceiptContractEndDateMax = 10;



export const CancelationReceipt = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelationReceiptIdMin)).check(/*#__PURE__*/ zod.maxLength(cancelationReceiptIdMax)),
  "type": CancelationReceiptType,
  "dateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(cancelationReceiptDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(cancelationReceiptDateTimeMax)),
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelationReceiptContractIdMax)),
  "moduleContractId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelationReceiptModuleContractIdMax))),
  "contractNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelationReceiptContractNumberMin)).check(/*#__PURE__*/ zod.maxLength(cancelationReceiptContractNumberMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelationReceiptNameMax)),
  "contractEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(cancelationReceiptContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(cancelationReceiptContractEndDateMax))),
  "stillCharged": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "lastCharge": /*#__PURE__*/ zod.union([ContractCharge,/*#__PURE__*/ zod.null()])
});

export type CancelationReceipt = zod.input<typeof CancelationReceipt>;
export type CancelationReceiptOutput = zod.output<typeof CancelationReceipt>;
