/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CompensationStatus = /*#__PURE__*/ zod.enum(['CLAIMABLE', 'CLAIMED', 'NOT_CLAIMABLE', 'NOT_CLAIMED', 'NOT_YET_CLAIMABLE', 'PENDING_APPROVAL', 'WAIVED', 'CLAIM_PERIOD_EXPIRED']);

export type CompensationStatus = zod.input<typeof CompensationStatus>;
export type CompensationStatusOutput = zod.output<typeof CompensationStatus>;
