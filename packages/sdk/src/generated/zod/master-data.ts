/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MasterDataValidation
} from './schemas/MasterDataValidation.ts';



/**
 * For any logged-in user; changes nothing. Requires names, address and date of birth. Data of the studio's tenant take precedence over those of the account.
 * @summary Validate personal data for an appointment
 */
export const validateBookAppointmentMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateBookAppointmentMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateBookAppointmentMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateBookAppointmentMasterDataResponse = MasterDataValidation

/**
 * For any logged-in user; changes nothing. Requires names, address and date of birth, like the form of a course. Bookings do not check this; it is for clients that ask for the data beforehand.
 * @summary Validate personal data for a course
 */
export const validateBookCourseMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateBookCourseMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateBookCourseMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateBookCourseMasterDataResponse = MasterDataValidation

/**
 * For any logged-in user; changes nothing. Requires names and a phone number. Data of the studio's tenant take precedence over those of the account.
 * @summary Validate personal data for a trial session
 */
export const validateBookTrialSessionMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateBookTrialSessionMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateBookTrialSessionMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateBookTrialSessionMasterDataResponse = MasterDataValidation

/**
 * For any logged-in user; changes nothing. Requires names, address, date of birth and phone number. Data of the studio's tenant take precedence over those of the account.
 * @summary Validate personal data for a contract
 */
export const validateSignContractMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateSignContractMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateSignContractMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateSignContractMasterDataResponse = MasterDataValidation
