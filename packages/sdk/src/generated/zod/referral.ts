/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MyReferralProgram
} from './schemas/MyReferralProgram.ts';

import {
  ReferralActive
} from './schemas/ReferralActive.ts';

import {
  ReferralCodeValidation
} from './schemas/ReferralCodeValidation.ts';



/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_REFERRAL_ACTIVE. Code and URL are those of getReferralUrl, created on the first call; the program is that of the home studio.
 * @summary Referral program of the member
 */
export const GetReferralProgramResponse = MyReferralProgram

/**
 * Public. Forms ask for a referral code only if there is a program today.
 * @summary Referral program of the studio
 */
export const getActiveReferralQueryOrganizationUnitIdMax = 9007199254740991;



export const GetActiveReferralQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveReferralQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveReferralResponse = ReferralActive

/**
 * Public; with a session, the user's own code is rejected. Does not reveal the owner of the code. Pass the code to previewPublicContract and signPublicContract.
 * @summary Validate a referral code
 */
export const validateReferralCodeQueryOrganizationUnitIdMax = 9007199254740991;

export const validateReferralCodeQueryReferralCodeMax = 40;



export const ValidateReferralCodeQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateReferralCodeQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "referralCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateReferralCodeQueryReferralCodeMax)).check(/*#__PURE__*/ zod.describe('The code, in any case.'))
})

export const ValidateReferralCodeResponse = ReferralCodeValidation
