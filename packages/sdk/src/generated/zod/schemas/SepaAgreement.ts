/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Address } from './Address.ts';

export const sepaAgreementTitleMax = 120;

export const sepaAgreementAuthorizationMax = 2000;

export const sepaAgreementRefundNoticeMax = 2000;

export const sepaAgreementCreditorNameMax = 120;

export const sepaAgreementCreditorIdMin = 8;
export const sepaAgreementCreditorIdMax = 35;


export const sepaAgreementCreditorIdRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}[0-9]{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$');
export const sepaAgreementMandateReferenceMin = 8;
export const sepaAgreementMandateReferenceMax = 35;


export const sepaAgreementMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');
export const sepaAgreementVersionMin = 10;
export const sepaAgreementVersionMax = 10;


export const sepaAgreementVersionRegExp = /*#__PURE__*/ new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
export const sepaAgreementLanguageMin = 2;
export const sepaAgreementLanguageMax = 2;


export const sepaAgreementLanguageRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}$');


export const SepaAgreement = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementTitleMax)),
  "authorization": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementAuthorizationMax)),
  "refundNotice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementRefundNoticeMax)),
  "creditorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementCreditorNameMax)),
  "creditorId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaAgreementCreditorIdMin)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementCreditorIdMax)).check(/*#__PURE__*/ zod.regex(sepaAgreementCreditorIdRegExp)),
  "creditorAddress": Address,
  "mandateReference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaAgreementMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(sepaAgreementMandateReferenceRegExp)),
  "paymentType": /*#__PURE__*/ zod.enum(['RECURRENT', 'ONE_OFF']),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaAgreementVersionMin)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementVersionMax)).check(/*#__PURE__*/ zod.regex(sepaAgreementVersionRegExp)),
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sepaAgreementLanguageMin)).check(/*#__PURE__*/ zod.maxLength(sepaAgreementLanguageMax)).check(/*#__PURE__*/ zod.regex(sepaAgreementLanguageRegExp))
});

export type SepaAgreement = zod.input<typeof SepaAgreement>;
export type SepaAgreementOutput = zod.output<typeof SepaAgreement>;
