/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractPreviewRequestOrganizationUnitIdMax = 9007199254740991;

export const contractPreviewRequestContractOfferTermIdMax = 9007199254740991;

export const contractPreviewRequestStartDateMin = 10;
export const contractPreviewRequestStartDateMax = 10;

export const contractPreviewRequestPreuseDateMin = 10;
export const contractPreviewRequestPreuseDateMax = 10;

export const contractPreviewRequestModuleIdsItemMax = 9007199254740991;

export const contractPreviewRequestModuleIdsMax = 50;

export const contractPreviewRequestVoucherCodeMax = 40;

export const contractPreviewRequestReferralCodeMax = 40;



export const ContractPreviewRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPreviewRequestOrganizationUnitIdMax)),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPreviewRequestContractOfferTermIdMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewRequestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewRequestStartDateMax)),
  "preuseDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPreviewRequestPreuseDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPreviewRequestPreuseDateMax))),
  "moduleIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractPreviewRequestModuleIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(contractPreviewRequestModuleIdsMax)),
  "voucherCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractPreviewRequestVoucherCodeMax))),
  "referralCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractPreviewRequestReferralCodeMax)))
});

export type ContractPreviewRequest = zod.input<typeof ContractPreviewRequest>;
export type ContractPreviewRequestOutput = zod.output<typeof ContractPreviewRequest>;
