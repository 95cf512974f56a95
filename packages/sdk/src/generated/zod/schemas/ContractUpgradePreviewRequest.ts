/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contractUpgradePreviewRequestContractUuidMin = 36;
export const contractUpgradePreviewRequestContractUuidMax = 36;

export const contractUpgradePreviewRequestOrganizationUnitIdMax = 9007199254740991;

export const contractUpgradePreviewRequestContractOfferTermIdMax = 9007199254740991;

export const contractUpgradePreviewRequestStartDateMin = 10;
export const contractUpgradePreviewRequestStartDateMax = 10;

export const contractUpgradePreviewRequestModuleIdsItemMax = 9007199254740991;

export const contractUpgradePreviewRequestModuleIdsMax = 50;



export const ContractUpgradePreviewRequest = /*#__PURE__*/ zod.object({
  "contractUuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(contractUpgradePreviewRequestContractUuidMin)).check(/*#__PURE__*/ zod.maxLength(contractUpgradePreviewRequestContractUuidMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractUpgradePreviewRequestOrganizationUnitIdMax)),
  "contractOfferTermId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractUpgradePreviewRequestContractOfferTermIdMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractUpgradePreviewRequestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(contractUpgradePreviewRequestStartDateMax)),
  "moduleIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contractUpgradePreviewRequestModuleIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(contractUpgradePreviewRequestModuleIdsMax))
});

export type ContractUpgradePreviewRequest = zod.input<typeof ContractUpgradePreviewRequest>;
export type ContractUpgradePreviewRequestOutput = zod.output<typeof ContractUpgradePreviewRequest>;
