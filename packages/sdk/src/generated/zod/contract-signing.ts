/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ContractSignCondition
} from './schemas/ContractSignCondition.ts';

import {
  PreContractSignCondition
} from './schemas/PreContractSignCondition.ts';

import {
  Sale
} from './schemas/Sale.ts';

import {
  SignContractRequest
} from './schemas/SignContractRequest.ts';

import {
  SignedContract
} from './schemas/SignedContract.ts';

import {
  TaxIdRequest
} from './schemas/TaxIdRequest.ts';

import {
  TaxIdValidation
} from './schemas/TaxIdValidation.ts';



/**
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 * @summary Requirements for the account to sign a term
 */
export const getContractSignConditionQueryOrganizationUnitIdMax = 9007199254740991;

export const getContractSignConditionQueryContractOfferTermIdMax = 9007199254740991;



export const GetContractSignConditionQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractSignConditionQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractSignConditionQueryContractOfferTermIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the term of an offer.'))
})

export const GetContractSignConditionResponse = ContractSignCondition

/**
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 * @summary Requirements to sign a term
 */
export const getPublicContractSignConditionQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicContractSignConditionQueryContractOfferTermIdMax = 9007199254740991;



export const GetPublicContractSignConditionQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicContractSignConditionQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicContractSignConditionQueryContractOfferTermIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the term of an offer.'))
})

export const GetPublicContractSignConditionResponse = ContractSignCondition

/**
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 * @summary Requirements of the studio before choosing a term
 */
export const getPreContractSignConditionQueryOrganizationUnitIdMax = 9007199254740991;



export const GetPreContractSignConditionQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPreContractSignConditionQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPreContractSignConditionResponse = PreContractSignCondition

/**
 * For any logged-in user. Validates the check digit and, in countries whose numbers are derived from personal data (Italy), also name, birth and gender; nothing is stored. In countries without known rules, only the format is checked.
 * @summary Validate an identity number
 */
export const ValidateTaxIdBody = TaxIdRequest

export const ValidateTaxIdResponse = TaxIdValidation

/**
 * For any logged-in user. The account becomes a customer of the tenant, a mandate is given, and the contract is mailed. totalPrice must equal the one from previewContract; if it has changed, the call fails. Repeating the call without the same Idempotency-Key signs a second contract. With contractUuid, it replaces a contract of the member, and totalPrice is the one from previewContractUpgrade; that contract ends on the day before the new one begins, and advance payments for it are refunded; this happens completely or not at all.
 * @summary Sign a contract
 */
export const signContractHeaderIdempotencyKeyMin = 16;
export const signContractHeaderIdempotencyKeyMax = 64;


export const signContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const SignContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(signContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(signContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const SignContractBody = SignContractRequest

export const SignContractResponse = SignedContract

/**
 * Public; a session has no effect. The contract is mailed. totalPrice must equal the one from previewPublicContract; if it has changed, the call fails. Repeating the call without the same Idempotency-Key signs a second contract. Without an account there is no contract for contractUuid to refer to.
 * @summary Sign a contract without an account
 */
export const signPublicContractHeaderIdempotencyKeyMin = 16;
export const signPublicContractHeaderIdempotencyKeyMax = 64;


export const signPublicContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const signPublicContractHeaderXBotProtectionTokenMin = 16;
export const signPublicContractHeaderXBotProtectionTokenMax = 4096;


export const signPublicContractHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const SignPublicContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signPublicContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(signPublicContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(signPublicContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signPublicContractHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(signPublicContractHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(signPublicContractHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const SignPublicContractBody = SignContractRequest

export const SignPublicContractResponse = SignedContract

/**
 * For any logged-in user. A contract by its saleId, or a finalized checkout by its id, as they were sold.
 * @summary A purchase of the account
 */
export const getSalePathIdMin = 36;
export const getSalePathIdMax = 36;



export const GetSaleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getSalePathIdMin)).check(/*#__PURE__*/ zod.maxLength(getSalePathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the sale.'))
})

export const GetSaleResponse = Sale
