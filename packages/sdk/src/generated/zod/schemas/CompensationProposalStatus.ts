/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CompensationProposalStatus = /*#__PURE__*/ zod.enum(['ACCEPTED', 'ERROR', 'PENDING', 'REJECTED', 'WITHDRAWN']);

export type CompensationProposalStatus = zod.input<typeof CompensationProposalStatus>;
export type CompensationProposalStatusOutput = zod.output<typeof CompensationProposalStatus>;
