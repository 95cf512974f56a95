/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PaymentDataAmendment } from './PaymentDataAmendment.ts';
import { PaymentMethod } from './PaymentMethod.ts';

export const paymentDataOrganizationUnitIdMax = 9007199254740991;

export const paymentDataAccountHolderMax = 70;

export const paymentDataMaskedIbanMin = 4;
export const paymentDataMaskedIbanMax = 80;

export const paymentDataMandateReferenceMin = 8;
export const paymentDataMandateReferenceMax = 35;


export const paymentDataMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');
export const paymentDataMandateGivenAtMin = 20;
export const paymentDataMandateGivenAtMax = 35;



export const PaymentData = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(paymentDataOrganizationUnitIdMax)),
  "paymentMethod": PaymentMethod,
  "accountHolder": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentDataAccountHolderMax))),
  "maskedIban": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentDataMaskedIbanMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataMaskedIbanMax))),
  "mandateReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentDataMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(paymentDataMandateReferenceRegExp))),
  "mandateGivenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentDataMandateGivenAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataMandateGivenAtMax))),
  "paymentSignatureRequired": /*#__PURE__*/ zod.boolean(),
  "editable": /*#__PURE__*/ zod.boolean(),
  "approvalRequired": /*#__PURE__*/ zod.boolean(),
  "pendingAmendment": /*#__PURE__*/ zod.union([PaymentDataAmendment,/*#__PURE__*/ zod.null()])
});

export type PaymentData = zod.input<typeof PaymentData>;
export type PaymentDataOutput = zod.output<typeof PaymentData>;
