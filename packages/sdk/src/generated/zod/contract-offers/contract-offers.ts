/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ContractOffer
} from '../schemas/ContractOffer.ts';

import {
  ContractPreview
} from '../schemas/ContractPreview.ts';

import {
  ContractPreviewRequest
} from '../schemas/ContractPreviewRequest.ts';

import {
  ContractUpgradePreview
} from '../schemas/ContractUpgradePreview.ts';

import {
  ContractUpgradePreviewRequest
} from '../schemas/ContractUpgradePreviewRequest.ts';

import {
  IdentityDocumentOption
} from '../schemas/IdentityDocumentOption.ts';

import {
  ItalianProvince
} from '../schemas/ItalianProvince.ts';

import {
  PublicCustomerCenterConfig
} from '../schemas/PublicCustomerCenterConfig.ts';

import {
  SepaAgreement
} from '../schemas/SepaAgreement.ts';


/**
 * For anybody. Offers that can be signed today, each with its terms and what they cost when they are signed now without any code. A term is priced by createPublicContractPreview for another beginning, with modules and codes. Amounts count in the major unit of the currency.
 * @summary Memberships that the studio offers
 */
export const listContractOffersQueryOrganizationUnitIdMax = 9007199254740991;



export const ListContractOffersQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractOffersQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListContractOffersResponseItem = ContractOffer
export const ListContractOffersResponse = /*#__PURE__*/ zod.array(ListContractOffersResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For anybody. What somebody may show to prove who they are, where a contract asks for it; it depends on the country of the studio.
 * @summary Documents that the studio takes
 */
export const listContractDocumentTypesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListContractDocumentTypesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractDocumentTypesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListContractDocumentTypesResponseItem = IdentityDocumentOption
export const ListContractDocumentTypesResponse = /*#__PURE__*/ zod.array(ListContractDocumentTypesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * For anybody. Needed for addresses in Italy alone; their names are Italian whatever the reader speaks.
 * @summary Provinces of Italy
 */
export const listItalianProvincesQueryNameMax = 40;



export const ListItalianProvincesQueryParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listItalianProvincesQueryNameMax))).check(/*#__PURE__*/ zod.describe('How the name begins, in any case; left out, all of them come.'))
})

export const ListItalianProvincesResponseItem = ItalianProvince
export const ListItalianProvincesResponse = /*#__PURE__*/ zod.array(ListItalianProvincesResponseItem).check(/*#__PURE__*/ zod.maxLength(120))

/**
 * For anybody. What holds for the studio as a whole, before an offer is chosen; what one term asks is in getPublicContractSignCondition.
 * @summary What the studio asks of whoever signs
 */
export const getPublicCustomerCenterConfigQueryOrganizationUnitIdMax = 9007199254740991;



export const GetPublicCustomerCenterConfigQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicCustomerCenterConfigQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const GetPublicCustomerCenterConfigResponse = PublicCustomerCenterConfig

/**
 * For anybody, before a contract is signed that is paid by DIRECT_DEBIT. As getSepaAgreement, for debits of the membership: the reference is new each time, kept with the text for 30 days, and goes into sepaMandate of signContract or signPublicContract.
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
  "mandateReference": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getContractSepaAgreementQueryMandateReferenceMin)).check(/*#__PURE__*/ zod.maxLength(getContractSepaAgreementQueryMandateReferenceMax)).check(/*#__PURE__*/ zod.regex(getContractSepaAgreementQueryMandateReferenceRegExp))).check(/*#__PURE__*/ zod.describe('Reference of a mandate that was given to this studio, to read that one again; left out, the reference is a new one.'))
})

export const GetContractSepaAgreementResponse = SepaAgreement

/**
 * For anybody logged in. Terms, dates and every line of the price as signContract would store them; changes nothing. totalPrice goes along when it is signed, so that nobody signs another one.
 * @summary What a contract would cost
 */
export const PreviewContractBody = ContractPreviewRequest

export const PreviewContractResponse = ContractPreview

/**
 * For anybody. Terms, dates and every line of the price as signPublicContract would store them; changes nothing. totalPrice goes along when it is signed.
 * @summary What a contract would cost, without an account
 */
export const PreviewPublicContractBody = ContractPreviewRequest

export const PreviewPublicContractResponse = ContractPreview

/**
 * For anybody who knows the uuid of a contract that runs. The one that runs would end the day before the new one begins, and what was paid for it ahead would be given back; what was charged once for it is not charged again. Changes nothing; signContract with the same contractUuid does what is said here.
 * @summary What another contract instead would cost
 */
export const PreviewContractUpgradeBody = ContractUpgradePreviewRequest

export const PreviewContractUpgradeResponse = ContractUpgradePreview
