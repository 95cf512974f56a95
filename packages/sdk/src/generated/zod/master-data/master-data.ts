/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MasterDataValidation
} from '../schemas/MasterDataValidation.ts';


/**
 * For anybody logged in; changes nothing. Asks for names, address and day of birth. What the studio's tenant knows of the person counts first, then what the account says of itself.
 * @summary Whether enough is known for an appointment
 */
export const validateBookAppointmentMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateBookAppointmentMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateBookAppointmentMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateBookAppointmentMasterDataResponse = MasterDataValidation

/**
 * For anybody logged in; changes nothing. Asks for names, address and day of birth, as the form of a course does. Booking itself does not look at this; it is for a client that wants to ask beforehand.
 * @summary Whether enough is known for a course
 */
export const validateBookCourseMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateBookCourseMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateBookCourseMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateBookCourseMasterDataResponse = MasterDataValidation

/**
 * For anybody logged in; changes nothing. Asks for names and a telephone number. What the studio's tenant knows of the person counts first, then what the account says of itself.
 * @summary Whether enough is known for a trial session
 */
export const validateBookTrialSessionMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateBookTrialSessionMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateBookTrialSessionMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateBookTrialSessionMasterDataResponse = MasterDataValidation

/**
 * For anybody logged in; changes nothing. Asks for the most; names, address, day of birth and telephone number. What the studio's tenant knows of the person counts first, then what the account says of itself.
 * @summary Whether enough is known for a contract
 */
export const validateSignContractMasterDataQueryOrganizationUnitIdMax = 9007199254740991;



export const ValidateSignContractMasterDataQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateSignContractMasterDataQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ValidateSignContractMasterDataResponse = MasterDataValidation
