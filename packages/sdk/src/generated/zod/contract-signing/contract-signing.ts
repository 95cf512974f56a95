/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ContractSignCondition
} from '../schemas/ContractSignCondition.ts';

import {
  PreContractSignCondition
} from '../schemas/PreContractSignCondition.ts';

import {
  Sale
} from '../schemas/Sale.ts';

import {
  SignContractRequest
} from '../schemas/SignContractRequest.ts';

import {
  SignedContract
} from '../schemas/SignedContract.ts';

import {
  TaxIdRequest
} from '../schemas/TaxIdRequest.ts';

import {
  TaxIdValidation
} from '../schemas/TaxIdValidation.ts';


/**
 * For anybody logged in. Everything that signContract needs for this term; knownFields are what the tenant or the account knows already.
 * @summary What is asked of the account to sign a term
 */
export const getContractSignConditionQueryOrganizationUnitIdMax = 9007199254740991;

export const getContractSignConditionQueryContractOfferTermIdMax = 9007199254740991;



export const GetContractSignConditionQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractSignConditionQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractSignConditionQueryContractOfferTermIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the term of an offer.'))
})

export const GetContractSignConditionResponse = ContractSignCondition

/**
 * For anybody. Everything that signPublicContract needs for this term; nothing is known of whoever asks.
 * @summary What is asked to sign a term
 */
export const getPublicContractSignConditionQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicContractSignConditionQueryContractOfferTermIdMax = 9007199254740991;



export const GetPublicContractSignConditionQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicContractSignConditionQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicContractSignConditionQueryContractOfferTermIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the term of an offer.'))
})

export const GetPublicContractSignConditionResponse = ContractSignCondition

/**
 * For anybody. Whether anything can be signed online at the studio, and what all of its terms ask; a term may ask for more, which getPublicContractSignCondition says.
 * @summary What the studio asks before a term is chosen
 */
export const getPreContractSignConditionQueryOrganizationUnitIdMax = 9007199254740991;



export const GetPreContractSignConditionQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPreContractSignConditionQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPreContractSignConditionResponse = PreContractSignCondition

/**
 * For anybody logged in. Looks at the check digit and, where the country’s numbers are made of the person (Italy), at name, birth and gender; nothing is kept. Numbers of countries whose rules are not known are right when they look like one.
 * @summary Whether an identity number fits a person
 */
export const ValidateTaxIdBody = TaxIdRequest

export const ValidateTaxIdResponse = TaxIdValidation

/**
 * For anybody logged in. The account becomes a customer of the tenant, a mandate is given, and the contract comes by mail. totalPrice is what previewContract has said; another one by now is refused. A repetition without the same Idempotency-Key signs a second contract. With contractUuid it takes the place of a contract of the member, and totalPrice is what previewContractUpgrade has said; that contract ends the day before this one begins, and what was paid for it ahead is given back, all of it or nothing.
 * @summary Sign a contract
 */
export const signContractHeaderIdempotencyKeyMin = 16;
export const signContractHeaderIdempotencyKeyMax = 64;


export const signContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const SignContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(signContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(signContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const SignContractBody = SignContractRequest

export const SignContractResponse = SignedContract

/**
 * For anybody; a session changes nothing. The contract comes by mail. totalPrice is what previewPublicContract has said; another one by now is refused. A repetition without the same Idempotency-Key signs a second contract. Whoever has no account has no contract that contractUuid could name.
 * @summary Sign a contract without an account
 */
export const signPublicContractHeaderIdempotencyKeyMin = 16;
export const signPublicContractHeaderIdempotencyKeyMax = 64;


export const signPublicContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const signPublicContractHeaderXBotProtectionTokenMin = 16;
export const signPublicContractHeaderXBotProtectionTokenMax = 4096;


export const signPublicContractHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const SignPublicContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signPublicContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(signPublicContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(signPublicContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signPublicContractHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(signPublicContractHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(signPublicContractHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const SignPublicContractBody = SignContractRequest

export const SignPublicContractResponse = SignedContract

/**
 * For anybody logged in. A contract by its saleId, or a checkout that is finalized by its id; both as they were sold.
 * @summary Something that the account has bought
 */
export const getSalePathIdMin = 36;
export const getSalePathIdMax = 36;



export const GetSaleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getSalePathIdMin)).check(/*#__PURE__*/ zod.maxLength(getSalePathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the sale.'))
})

export const GetSaleResponse = Sale
