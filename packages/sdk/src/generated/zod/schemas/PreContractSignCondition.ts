/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractField } from './ContractField.ts';
import { PaymentMethod } from './PaymentMethod.ts';

export const preContractSignConditionOrganizationUnitIdMax = 9007199254740991;

export const preContractSignConditionFieldsMax = 30;

export const preContractSignConditionMinimumAgeMin = 0;
export const preContractSignConditionMinimumAgeMax = 120;

export const preContractSignConditionPaymentMethodsMax = 10;



export const PreContractSignCondition = /*#__PURE__*/ zod.object({
  "signable": /*#__PURE__*/ zod.boolean(),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(preContractSignConditionOrganizationUnitIdMax)),
  "fields": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "field": ContractField,
  "required": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(preContractSignConditionFieldsMax)),
  "minimumAge": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(preContractSignConditionMinimumAgeMin)).check(/*#__PURE__*/ zod.lte(preContractSignConditionMinimumAgeMax)),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentMethod).check(/*#__PURE__*/ zod.maxLength(preContractSignConditionPaymentMethodsMax)),
  "vouchersAllowed": /*#__PURE__*/ zod.boolean(),
  "referralAllowed": /*#__PURE__*/ zod.boolean()
});

export type PreContractSignCondition = zod.input<typeof PreContractSignCondition>;
export type PreContractSignConditionOutput = zod.output<typeof PreContractSignCondition>;
