/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  SepaAgreement
} from './schemas/SepaAgreement.ts';

import {
  Studio
} from './schemas/Studio.ts';



/**
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 * @summary The home studio of the member
 */
export const GetHomeStudioResponse = Studio

/**
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 * @summary The studios of the tenant
 */
export const ListPublicStudiosResponseItem = Studio
export const ListPublicStudiosResponse = /*#__PURE__*/ zod.array(ListPublicStudiosResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 * @summary One studio
 */
export const getPublicStudioPathStudioIdMax = 9007199254740991;



export const GetPublicStudioParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicStudioPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicStudioResponse = Studio

/**
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 * @summary Shared logo of the tenant's studios
 */
export const GetAnyStudioLogoResponse = /*#__PURE__*/ zod.unknown()

/**
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 * @summary Logo of one studio
 */
export const getStudioLogoPathStudioIdMax = 9007199254740991;



export const GetStudioLogoParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStudioLogoPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetStudioLogoResponse = /*#__PURE__*/ zod.unknown()

/**
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 * @summary The SEPA mandate of a studio
 */
export const getSepaAgreementPathStudioIdMax = 9007199254740991;



export const GetSepaAgreementParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSepaAgreementPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const getSepaAgreementQueryMandateReferenceMin = 8;
export const getSepaAgreementQueryMandateReferenceMax = 35;


export const getSepaAgreementQueryMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');


export const GetSepaAgreementQueryParams = /*#__PURE__*/ zod.object({
  "mandateReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSepaAgreementQueryMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(getSepaAgreementQueryMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(getSepaAgreementQueryMandateReferenceRegExp))).check(/*#__PURE__*/ zod.describe('Reference of a mandate for this studio, to read its text again; if omitted, a new reference is created.'))
})

export const GetSepaAgreementResponse = SepaAgreement
