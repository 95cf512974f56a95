/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const trialCustomerDataFirstnameMax = 80;


export const trialCustomerDataFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const trialCustomerDataLastnameMax = 80;


export const trialCustomerDataLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const trialCustomerDataPhoneMin = 5;
export const trialCustomerDataPhoneMax = 30;


export const trialCustomerDataPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');
export const trialCustomerDataDateOfBirthMin = 10;
export const trialCustomerDataDateOfBirthMax = 10;



export const TrialCustomerData = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialCustomerDataFirstnameMax)).check(/*#__PURE__*/ zod.regex(trialCustomerDataFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialCustomerDataLastnameMax)).check(/*#__PURE__*/ zod.regex(trialCustomerDataLastnameRegExp)),
  "email": EmailAddress,
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(trialCustomerDataPhoneMin)).check(/*#__PURE__*/ zod.maxLength(trialCustomerDataPhoneMax)).check(/*#__PURE__*/ zod.regex(trialCustomerDataPhoneRegExp))),
  "dateOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(trialCustomerDataDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(trialCustomerDataDateOfBirthMax)))
});

export type TrialCustomerData = zod.input<typeof TrialCustomerData>;
export type TrialCustomerDataOutput = zod.output<typeof TrialCustomerData>;
