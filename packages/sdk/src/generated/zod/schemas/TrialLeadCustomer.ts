/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const trialLeadCustomerFirstnameMax = 80;


export const trialLeadCustomerFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const trialLeadCustomerLastnameMax = 80;


export const trialLeadCustomerLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const trialLeadCustomerPhoneMin = 5;
export const trialLeadCustomerPhoneMax = 30;



export const TrialLeadCustomer = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialLeadCustomerFirstnameMax)).check(/*#__PURE__*/ zod.regex(trialLeadCustomerFirstnameRegExp))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialLeadCustomerLastnameMax)).check(/*#__PURE__*/ zod.regex(trialLeadCustomerLastnameRegExp))),
  "email": /*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(trialLeadCustomerPhoneMin)).check(/*#__PURE__*/ zod.maxLength(trialLeadCustomerPhoneMax)))
});

export type TrialLeadCustomer = zod.input<typeof TrialLeadCustomer>;
export type TrialLeadCustomerOutput = zod.output<typeof TrialLeadCustomer>;
