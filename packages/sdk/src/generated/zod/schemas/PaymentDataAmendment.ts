/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const paymentDataAmendmentIdMin = 36;
export const paymentDataAmendmentIdMax = 36;

export const paymentDataAmendmentCreatedAtMin = 20;
export const paymentDataAmendmentCreatedAtMax = 35;

export const paymentDataAmendmentAccountHolderMax = 70;

export const paymentDataAmendmentMaskedIbanMin = 4;
export const paymentDataAmendmentMaskedIbanMax = 80;

export const paymentDataAmendmentMandateReferenceMin = 8;
export const paymentDataAmendmentMandateReferenceMax = 35;


export const paymentDataAmendmentMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');


export const PaymentDataAmendment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(paymentDataAmendmentIdMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataAmendmentIdMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(paymentDataAmendmentCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataAmendmentCreatedAtMax)),
  "accountHolder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentDataAmendmentAccountHolderMax)),
  "maskedIban": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentDataAmendmentMaskedIbanMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataAmendmentMaskedIbanMax)),
  "mandateReference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(paymentDataAmendmentMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(paymentDataAmendmentMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(paymentDataAmendmentMandateReferenceRegExp))
});

export type PaymentDataAmendment = zod.input<typeof PaymentDataAmendment>;
export type PaymentDataAmendmentOutput = zod.output<typeof PaymentDataAmendment>;
