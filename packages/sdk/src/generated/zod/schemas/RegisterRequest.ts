/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';
import { LegalInfoType } from './LegalInfoType.ts';

export const registerRequestPasswordMax = 200;

export const registerRequestFirstnameMax = 80;


export const registerRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const registerRequestLastnameMax = 80;


export const registerRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const registerRequestLocaleMin = 5;
export const registerRequestLocaleMax = 5;


export const registerRequestLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');
export const registerRequestReferralCodeMin = 4;
export const registerRequestReferralCodeMax = 32;


export const registerRequestReferralCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const registerRequestOrganizationUnitIdMax = 9007199254740991;

export const registerRequestAcceptedConsentsMax = 5;



export const RegisterRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestPasswordMax)),
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(registerRequestFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registerRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(registerRequestLastnameRegExp)),
  "locale": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerRequestLocaleMin)).check(/*#__PURE__*/ zod.maxLength(registerRequestLocaleMax)).check(/*#__PURE__*/ zod.regex(registerRequestLocaleRegExp)),
  "termsAccepted": /*#__PURE__*/ zod.boolean(),
  "referralCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerRequestReferralCodeMin)).check(/*#__PURE__*/ zod.maxLength(registerRequestReferralCodeMax)).check(/*#__PURE__*/ zod.regex(registerRequestReferralCodeRegExp))),
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registerRequestOrganizationUnitIdMax))),
  "acceptedConsents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(LegalInfoType).check(/*#__PURE__*/ zod.maxLength(registerRequestAcceptedConsentsMax)))
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;
