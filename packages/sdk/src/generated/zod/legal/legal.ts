/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ActiveLegalInfos
} from '../schemas/ActiveLegalInfos.ts';

import {
  LegalConsent
} from '../schemas/LegalConsent.ts';

import {
  LegalInfo
} from '../schemas/LegalInfo.ts';


/**
 * For anybody. Every document with its text, so for reading; the footer needs no more than getActiveLegalInfos, a page no more than getLegalInfo.
 * @summary All legal documents of a studio
 */
export const listLegalInfosQueryOrganizationUnitIdMax = 9007199254740991;



export const ListLegalInfosQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLegalInfosQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListLegalInfosResponseItem = LegalInfo
export const ListLegalInfosResponse = /*#__PURE__*/ zod.array(ListLegalInfosResponseItem).check(/*#__PURE__*/ zod.maxLength(5))

/**
 * For anybody. The boxes to tick before something is signed or bought at the studio, with their texts; the form cannot go on without the mandatory ones. The documents themselves are in listLegalInfos.
 * @summary What a form asks consent for
 */
export const listLegalConsentsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListLegalConsentsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLegalConsentsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListLegalConsentsResponseItem = LegalConsent
export const ListLegalConsentsResponse = /*#__PURE__*/ zod.array(ListLegalConsentsResponseItem).check(/*#__PURE__*/ zod.maxLength(5))

/**
 * For anybody; for a page that shows one document. Where externalUrl is true the text is an address to link to. 404 when the studio has no document of this type.
 * @summary One legal document of a studio
 */
export const GetLegalInfoParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['GENERAL_TERMS', 'IMPRINT', 'PRIVACY', 'REVOCATION_TERMS', 'ACCESSIBILITY_STATEMENTS']).check(/*#__PURE__*/ zod.describe('What the document is about.'))
})

export const getLegalInfoQueryOrganizationUnitIdMax = 9007199254740991;



export const GetLegalInfoQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLegalInfoQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetLegalInfoResponse = LegalInfo

/**
 * For anybody; for the footer, which links each document. The same documents as in listLegalInfos, of the studio controllers, whose base is another one. Where externalUrl is true the text is an address to link to.
 * @summary The legal documents that a studio's footer lists
 */
export const getActiveLegalInfosQueryOrganizationUnitIdMax = 9007199254740991;



export const GetActiveLegalInfosQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveLegalInfosQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveLegalInfosResponse = ActiveLegalInfos
