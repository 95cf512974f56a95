/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MyReferralProgram
} from '../schemas/MyReferralProgram.ts';

import {
  ReferralActive
} from '../schemas/ReferralActive.ts';

import {
  ReferralCodeValidation
} from '../schemas/ReferralCodeValidation.ts';


/**
 * For members of the tenant that X-Tenant names. Code and address are those of getReferralUrl and made with the first call; the program is that of the home studio.
 * @summary The referral program for the member
 */
export const GetReferralProgramResponse = MyReferralProgram

/**
 * For anybody. A form asks for a referral code only where one runs today.
 * @summary Whether the studio runs a referral program
 */
export const getActiveReferralQueryOrganizationUnitIdMax = 9007199254740991;



export const GetActiveReferralQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveReferralQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveReferralResponse = ReferralActive

/**
 * For anybody; with a session one’s own code is refused. Whose code it is is not told. The code goes into previewPublicContract and signPublicContract.
 * @summary What a referral code is worth
 */
export const validateReferralCodeQueryOrganizationUnitIdMax = 9007199254740991;

export const validateReferralCodeQueryReferralCodeMax = 40;



export const ValidateReferralCodeQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateReferralCodeQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "referralCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateReferralCodeQueryReferralCodeMax)).check(/*#__PURE__*/ zod.describe('The code, in any case.'))
})

export const ValidateReferralCodeResponse = ReferralCodeValidation
