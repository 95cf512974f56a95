/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractExtension } from './ContractExtension.ts';
import { ContractPriceLine } from './ContractPriceLine.ts';
import { Money } from './Money.ts';
import { Term } from './Term.ts';
import { VoucherPayment } from './VoucherPayment.ts';

export const contractPreviewOrganizationUnitIdMax = 9007199254740991;

export const contractPreviewContractOfferIdMax = 9007199254740991;

export const contractPreviewContractOfferTermIdMax = 9007199254740991;

export const contractPreviewNameMax = 120;

export const contractPreviewContractStartDateMin = 10;
export const contractPreviewContractStartDateMax = 10;

export const contractPreviewContractStartDateOfUseMin = 10;
export const contractPreviewContractStartDateOfUseMax = 10;

export const contractPreviewFirstEndDateMin = 10;
export const contractPreviewFirstEndDateMax = 10;

export const contractPreviewLastPossibleCancelationDateMin = 10;
export const contractPreviewLastPossibleCancelationDateMax = 10;

export const contractPreviewWithdrawalEndDateMin = 10;
export const contractPreviewWithdrawalEndDateMax = 10;

export const contractPreviewLinesMax = 100;



export const ContractPreview = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPreviewOrganizationUnitIdMax)),
  "contractOfferId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPreviewContractOfferIdMax)),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPreviewContractOfferTermIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractPreviewNameMax)),
  "term": Term,
  "paymentFrequency": Term,
  "noticePeriod": Term,
  "extension": ContractExtension,
  "contractStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewContractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewContractStartDateMax)),
  "contractStartDateOfUse": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewContractStartDateOfUseMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewContractStartDateOfUseMax)),
  "firstEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewFirstEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewFirstEndDateMax)),
  "lastPossibleCancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewLastPossibleCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewLastPossibleCancelationDateMax))),
  "withdrawalEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewWithdrawalEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewWithdrawalEndDateMax)),
  "lines": /*#__PURE__*/ zod.array(ContractPriceLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractPreviewLinesMax)),
  "voucher": /*#__PURE__*/ zod.union([VoucherPayment,/*#__PURE__*/ zod.null()]),
  "firstPaymentDue": Money,
  "firstPayment": Money,
  "totalPrice": Money,
  "monthlyPrice": Money
});

export type ContractPreview = zod.input<typeof ContractPreview>;
export type ContractPreviewOutput = zod.output<typeof ContractPreview>;
