/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractField } from './ContractField.ts';
import { ContractModule } from './ContractModule.ts';
import { ContractSignatureKind } from './ContractSignatureKind.ts';
import { ContractTextBlock } from './ContractTextBlock.ts';
import { IdentityDocumentType } from './IdentityDocumentType.ts';
import { PaymentMethod } from './PaymentMethod.ts';

export const contractSignConditionContractOfferIdMax = 9007199254740991;

export const contractSignConditionContractOfferTermIdMax = 9007199254740991;

export const contractSignConditionOrganizationUnitIdMax = 9007199254740991;

export const contractSignConditionFieldsMax = 30;

export const contractSignConditionMinimumAgeMin = 0;
export const contractSignConditionMinimumAgeMax = 120;

export const contractSignConditionPaymentMethodsMax = 10;

export const contractSignConditionKnownFieldsMax = 30;

export const contractSignConditionTextBlocksMax = 20;

export const contractSignConditionDocumentTypesMax = 10;

export const contractSignConditionModulesMax = 50;

export const contractSignConditionEarliestStartDateMin = 10;
export const contractSignConditionEarliestStartDateMax = 10;

export const contractSignConditionLatestStartDateMin = 10;
export const contractSignConditionLatestStartDateMax = 10;

export const contractSignConditionPreuseDaysMin = 0;
export const contractSignConditionPreuseDaysMax = 366;

export const contractSignConditionWithdrawalEndDateMin = 10;
export const contractSignConditionWithdrawalEndDateMax = 10;



export const ContractSignCondition = /*#__PURE__*/ zod.object({
  "contractOfferId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractSignConditionContractOfferIdMax)),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractSignConditionContractOfferTermIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractSignConditionOrganizationUnitIdMax)),
  "fields": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "field": ContractField,
  "required": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractSignConditionFieldsMax)),
  "minimumAge": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contractSignConditionMinimumAgeMin)).check(/*#__PURE__*/ zod.lte(contractSignConditionMinimumAgeMax)),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentMethod).check(/*#__PURE__*/ zod.maxLength(contractSignConditionPaymentMethodsMax)),
  "vouchersAllowed": /*#__PURE__*/ zod.boolean(),
  "referralAllowed": /*#__PURE__*/ zod.boolean(),
  "knownFields": /*#__PURE__*/ zod.array(ContractField).check(/*#__PURE__*/ zod.maxLength(contractSignConditionKnownFieldsMax)),
  "textBlocks": /*#__PURE__*/ zod.array(ContractTextBlock).check(/*#__PURE__*/ zod.maxLength(contractSignConditionTextBlocksMax)),
  "documentTypes": /*#__PURE__*/ zod.array(IdentityDocumentType).check(/*#__PURE__*/ zod.maxLength(contractSignConditionDocumentTypesMax)),
  "signature": ContractSignatureKind,
  "paymentSignatureRequired": /*#__PURE__*/ zod.boolean(),
  "taxIdRequired": /*#__PURE__*/ zod.boolean(),
  "modules": /*#__PURE__*/ zod.array(ContractModule).check(/*#__PURE__*/ zod.maxLength(contractSignConditionModulesMax)),
  "earliestStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractSignConditionEarliestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractSignConditionEarliestStartDateMax)),
  "latestStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractSignConditionLatestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractSignConditionLatestStartDateMax)),
  "startsOn": /*#__PURE__*/ zod.enum(['ANY_DAY', 'FIRST_OF_MONTH']),
  "preuseDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contractSignConditionPreuseDaysMin)).check(/*#__PURE__*/ zod.lte(contractSignConditionPreuseDaysMax)),
  "withdrawalEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractSignConditionWithdrawalEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractSignConditionWithdrawalEndDateMax))
});

export type ContractSignCondition = zod.input<typeof ContractSignCondition>;
export type ContractSignConditionOutput = zod.output<typeof ContractSignCondition>;
