/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ContractOffer
} from './schemas/ContractOffer.ts';

import {
  ContractPreview
} from './schemas/ContractPreview.ts';

import {
  ContractPreviewRequest
} from './schemas/ContractPreviewRequest.ts';

import {
  ContractUpgradePreview
} from './schemas/ContractUpgradePreview.ts';

import {
  ContractUpgradePreviewRequest
} from './schemas/ContractUpgradePreviewRequest.ts';

import {
  IdentityDocumentOption
} from './schemas/IdentityDocumentOption.ts';

import {
  ItalianProvince
} from './schemas/ItalianProvince.ts';

import {
  PublicCustomerCenterConfig
} from './schemas/PublicCustomerCenterConfig.ts';

import {
  SepaAgreement
} from './schemas/SepaAgreement.ts';



/**
 * Public. Offers that can be signed today, each with its terms and their current prices without any code. Use previewPublicContract for another start, modules and codes. Amounts are in the major unit of the currency.
 * @summary Memberships offered by the studio
 */
export const listContractOffersQueryOrganizationUnitIdMax = 9007199254740991;



export const ListContractOffersQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractOffersQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListContractOffersResponseItem = ContractOffer
export const ListContractOffersResponse = /*#__PURE__*/ zod.array(ListContractOffersResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * Public. Documents that prove an identity if a contract requires it; they depend on the country of the studio.
 * @summary Accepted identity documents
 */
export const listContractDocumentTypesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListContractDocumentTypesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractDocumentTypesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListContractDocumentTypesResponseItem = IdentityDocumentOption
export const ListContractDocumentTypesResponse = /*#__PURE__*/ zod.array(ListContractDocumentTypesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * Public. Only for addresses in Italy; the names are always Italian.
 * @summary Provinces of Italy
 */
export const listItalianProvincesQueryNameMax = 40;



export const ListItalianProvincesQueryParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listItalianProvincesQueryNameMax))).check(/*#__PURE__*/ zod.describe('Beginning of the name, in any case; all provinces by default.'))
})

export const ListItalianProvincesResponseItem = ItalianProvince
export const ListItalianProvincesResponse = /*#__PURE__*/ zod.array(ListItalianProvincesResponseItem).check(/*#__PURE__*/ zod.maxLength(120))

/**
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 * @summary Requirements of the studio for signing
 */
export const getPublicCustomerCenterConfigQueryOrganizationUnitIdMax = 9007199254740991;



export const GetPublicCustomerCenterConfigQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicCustomerCenterConfigQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicCustomerCenterConfigResponse = PublicCustomerCenterConfig

/**
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 * @summary The SEPA mandate of a contract
 */
export const getContractSepaAgreementPathContractOfferIdMax = 9007199254740991;

export const getContractSepaAgreementPathStudioIdMax = 9007199254740991;



export const GetContractSepaAgreementParams = /*#__PURE__*/ zod.object({
  "contractOfferId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractSepaAgreementPathContractOfferIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the offer.')),
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractSepaAgreementPathStudioIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const getContractSepaAgreementQueryMandateReferenceMin = 8;
export const getContractSepaAgreementQueryMandateReferenceMax = 35;


export const getContractSepaAgreementQueryMandateReferenceRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9-]{8,35}$');


export const GetContractSepaAgreementQueryParams = /*#__PURE__*/ zod.object({
  "mandateReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getContractSepaAgreementQueryMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(getContractSepaAgreementQueryMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(getContractSepaAgreementQueryMandateReferenceRegExp))).check(/*#__PURE__*/ zod.describe('Reference of a mandate for this studio, to read its text again; if omitted, a new reference is created.'))
})

export const GetContractSepaAgreementResponse = SepaAgreement

/**
 * For any logged-in user. Terms, dates and all price positions as signContract would store them; changes nothing. Pass totalPrice on when signing, so that nobody signs a different price.
 * @summary Preview the price of a contract
 */
export const PreviewContractBody = ContractPreviewRequest

export const PreviewContractResponse = ContractPreview

/**
 * Public. Terms, dates and all price positions as signPublicContract would store them; changes nothing. Pass totalPrice on when signing.
 * @summary Preview the price of a contract without an account
 */
export const PreviewPublicContractBody = ContractPreviewRequest

export const PreviewPublicContractResponse = ContractPreview

/**
 * For anyone with the uuid of an active contract. The current contract would end on the day before the new one begins, and advance payments for it would be refunded; its one-off fees are not charged again. Changes nothing; signContract with the same contractUuid executes it.
 * @summary Preview an upgrade
 */
export const PreviewContractUpgradeBody = ContractUpgradePreviewRequest

export const PreviewContractUpgradeResponse = ContractUpgradePreview
