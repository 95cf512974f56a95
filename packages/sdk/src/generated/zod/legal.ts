/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ActiveLegalInfos
} from './schemas/ActiveLegalInfos.ts';

import {
  GivenConsents
} from './schemas/GivenConsents.ts';

import {
  LegalConsent
} from './schemas/LegalConsent.ts';

import {
  LegalInfo
} from './schemas/LegalInfo.ts';



/**
 * Public. All documents with their texts; getActiveLegalInfos is sufficient for a footer, getLegalInfo for a single document.
 * @summary All legal documents of a studio
 */
export const listLegalInfosQueryOrganizationUnitIdMax = 9007199254740991;



export const ListLegalInfosQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLegalInfosQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListLegalInfosResponseItem = LegalInfo
export const ListLegalInfosResponse = /*#__PURE__*/ zod.array(ListLegalInfosResponseItem).check(/*#__PURE__*/ zod.maxLength(5))

/**
 * Public. Checkboxes with texts for a trial session or contract at the studio; mandatory ones are required to proceed, the others are also offered when registering. The documents are in listLegalInfos, given consents in listGivenConsents.
 * @summary Consents of a form
 */
export const listLegalConsentsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListLegalConsentsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLegalConsentsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListLegalConsentsResponseItem = LegalConsent
export const ListLegalConsentsResponse = /*#__PURE__*/ zod.array(ListLegalConsentsResponseItem).check(/*#__PURE__*/ zod.maxLength(5))

/**
 * Public, for a page with a single document. If externalUrl is true, the text is a URL to link to. 404 if the studio has no document of this type.
 * @summary One legal document of a studio
 */
export const GetLegalInfoParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['GENERAL_TERMS', 'IMPRINT', 'PRIVACY', 'REVOCATION_TERMS', 'ACCESSIBILITY_STATEMENTS']).check(/*#__PURE__*/ zod.describe('Type of the document.'))
})

export const getLegalInfoQueryOrganizationUnitIdMax = 9007199254740991;



export const GetLegalInfoQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLegalInfoQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetLegalInfoResponse = LegalInfo

/**
 * Public, for the links in the footer. The same documents as in listLegalInfos, from the studio controllers with another base path. If externalUrl is true, the text is a URL to link to.
 * @summary Legal documents for a studio's footer
 */
export const getActiveLegalInfosQueryOrganizationUnitIdMax = 9007199254740991;



export const GetActiveLegalInfosQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getActiveLegalInfosQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetActiveLegalInfosResponse = ActiveLegalInfos

/**
 * For any logged-in user. The consents that the account has given to studios of all tenants when it registered, booked a trial session or signed a contract, with the text as shown.
 * @summary Consents of the account
 */
export const ListGivenConsentsResponse = GivenConsents

/**
 * For any logged-in user, for a consent of the account. The studio may no longer rely on it, and listGivenConsents keeps it with the time of the withdrawal. Repeating the call changes nothing.
 * @summary Withdraw a consent
 */
export const withdrawConsentPathConsentIdMax = 9007199254740991;



export const WithdrawConsentParams = /*#__PURE__*/ zod.object({
  "consentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawConsentPathConsentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the consent, as in listGivenConsents.'))
})

export const WithdrawConsentResponse = /*#__PURE__*/ zod.void()
