/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  SepaAgreement
} from '../schemas/SepaAgreement.ts';

import {
  Studio
} from '../schemas/Studio.ts';


/**
 * For anybody logged in. The home studio at the tenant of X-Tenant; without it, at the first tenant that knows the person. 404 when there is none, as for people who are no customers.
 * @summary The home studio of the member
 */
export const GetHomeStudioResponse = Studio

/**
 * For anybody. Of the tenant that X-Tenant names, 404 without it; whole, with contacts and closing hours. Shorter lists, of brands or across chains, are in the tag studio-catalogue.
 * @summary The studios of the tenant
 */
export const ListPublicStudiosResponseItem = Studio
export const ListPublicStudiosResponse = /*#__PURE__*/ zod.array(ListPublicStudiosResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. With X-Tenant only a studio of that tenant. The country is named in the language of Accept-Language, else of the studio; closing hours are on the studio's clock.
 * @summary One studio
 */
export const getPublicStudioPathStudioIdMax = 9007199254740991;



export const GetPublicStudioParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicStudioPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicStudioResponse = Studio

/**
 * For anybody, by the tenant of X-Tenant; where no studio is chosen yet. Vary names X-Tenant, so that no cache shows one tenant the logo of another.
 * @summary Logo that all studios of the tenant share
 */
export const GetAnyStudioLogoResponse = /*#__PURE__*/ zod.unknown()

/**
 * For anybody. With X-Tenant only a studio of that tenant; 404 where the studio has no logo. It may be kept for a day.
 * @summary Logo of one studio
 */
export const getStudioLogoPathStudioIdMax = 9007199254740991;



export const GetStudioLogoParams = /*#__PURE__*/ zod.object({
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStudioLogoPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetStudioLogoResponse = /*#__PURE__*/ zod.unknown()

/**
 * For anybody, before a DIRECT_DEBIT. Title, authorisation with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, else of the studio. The reference is new each time and kept with the text for 30 days; give it to initiateTokenization with the bank account. With mandateReference the text is answered as it was when that one was read, and changes nothing.
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
  "mandateReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSepaAgreementQueryMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(getSepaAgreementQueryMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(getSepaAgreementQueryMandateReferenceRegExp))).check(/*#__PURE__*/ zod.describe('Reference of a mandate that was given to this studio, to read that one again; left out, the reference is a new one.'))
})

export const GetSepaAgreementResponse = SepaAgreement
