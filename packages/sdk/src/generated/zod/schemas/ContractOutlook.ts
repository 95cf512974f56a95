/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractChoice } from './ContractChoice.ts';
import { ContractPause } from './ContractPause.ts';
import { ContractPayment } from './ContractPayment.ts';
import { ContractUpgradePreview } from './ContractUpgradePreview.ts';
import { Money } from './Money.ts';

export const contractOutlookEndDateMin = 10;
export const contractOutlookEndDateMax = 10;



export const ContractOutlook = /*#__PURE__*/ zod.object({
  "choice": ContractChoice,
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractOutlookEndDateMin)).check(/*#__PURE__*/ zod.maxLength(contractOutlookEndDateMax)),
  "nextPayment": /*#__PURE__*/ zod.union([ContractPayment,/*#__PURE__*/ zod.null()]),
  "total": Money,
  "pause": /*#__PURE__*/ zod.union([ContractPause,/*#__PURE__*/ zod.null()]),
  "upgrade": /*#__PURE__*/ zod.union([ContractUpgradePreview,/*#__PURE__*/ zod.null()])
});

export type ContractOutlook = zod.input<typeof ContractOutlook>;
export type ContractOutlookOutput = zod.output<typeof ContractOutlook>;
