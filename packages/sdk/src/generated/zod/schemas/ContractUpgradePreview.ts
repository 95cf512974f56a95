/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractPreview } from './ContractPreview.ts';
import { Money } from './Money.ts';

export const contractUpgradePreviewContractUuidMin = 36;
export const contractUpgradePreviewContractUuidMax = 36;

export const contractUpgradePreviewCurrentNameMax = 120;

export const contractUpgradePreviewCurrentEndDateMin = 10;
export const contractUpgradePreviewCurrentEndDateMax = 10;



export const ContractUpgradePreview = /*#__PURE__*/ zod.object({
  "contractUuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(contractUpgradePreviewContractUuidMin)).check(/*#__PURE__*/ zod.maxLength(contractUpgradePreviewContractUuidMax)),
  "currentName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractUpgradePreviewCurrentNameMax)),
  "currentEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractUpgradePreviewCurrentEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractUpgradePreviewCurrentEndDateMax)),
  "currentMonthlyPrice": Money,
  "monthlyPriceDifference": Money,
  "stillCharged": Money,
  "credit": Money,
  "preview": ContractPreview
});

export type ContractUpgradePreview = zod.input<typeof ContractUpgradePreview>;
export type ContractUpgradePreviewOutput = zod.output<typeof ContractUpgradePreview>;
