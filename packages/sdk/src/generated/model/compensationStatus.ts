/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * NOT_YET_CLAIMABLE, the claim period has not begun; CLAIMABLE, a reward can be proposed now; PENDING_APPROVAL, a proposal waits for the studio; CLAIMED, the reward was granted; WAIVED by the member; CLAIM_PERIOD_EXPIRED, the claim period is over; NOT_CLAIMED, the contract ended without a claim; NOT_CLAIMABLE, nothing was paid for the period.
 */
export type CompensationStatus = typeof CompensationStatus[keyof typeof CompensationStatus];


export const CompensationStatus = {
  CLAIMABLE: 'CLAIMABLE',
  CLAIMED: 'CLAIMED',
  NOT_CLAIMABLE: 'NOT_CLAIMABLE',
  NOT_CLAIMED: 'NOT_CLAIMED',
  NOT_YET_CLAIMABLE: 'NOT_YET_CLAIMABLE',
  PENDING_APPROVAL: 'PENDING_APPROVAL',
  WAIVED: 'WAIVED',
  CLAIM_PERIOD_EXPIRED: 'CLAIM_PERIOD_EXPIRED',
} as const;
