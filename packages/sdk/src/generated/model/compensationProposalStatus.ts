/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * PENDING waits for the studio; ACCEPTED, the reward was granted; REJECTED by the studio; WITHDRAWN, the member has waived the compensation in the meantime; ERROR, the reward was no longer possible when the studio accepted it.
 */
export type CompensationProposalStatus = typeof CompensationProposalStatus[keyof typeof CompensationProposalStatus];


export const CompensationProposalStatus = {
  ACCEPTED: 'ACCEPTED',
  ERROR: 'ERROR',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
