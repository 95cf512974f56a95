/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const BenefitType = /*#__PURE__*/ zod.enum(['FLAT_CONTINGENT', 'FREE_USAGE', 'INCLUSIVE_CONTINGENT', 'PURCHASED_CONTINGENT', 'TRIAL_CONTINGENT']);

export type BenefitType = zod.input<typeof BenefitType>;
export type BenefitTypeOutput = zod.output<typeof BenefitType>;
