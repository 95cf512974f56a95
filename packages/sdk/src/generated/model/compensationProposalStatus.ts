/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * PENDING waits for the studio; ACCEPTED, the reward was given; REJECTED, the studio has refused it; WITHDRAWN, the member has waived the compensation meanwhile; ERROR, the reward could not be given any more when the studio accepted it.
 */
export type CompensationProposalStatus = typeof CompensationProposalStatus[keyof typeof CompensationProposalStatus];


export const CompensationProposalStatus = {
  ACCEPTED: 'ACCEPTED',
  ERROR: 'ERROR',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
