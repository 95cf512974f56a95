/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CompensationProposalStatus } from './compensationProposalStatus.ts';
import type { RewardGrant } from './rewardGrant.ts';
import type { RewardType } from './rewardType.ts';

/**
 * What a member has chosen as compensation.
 */
export interface CompensationProposal {
  status: CompensationProposalStatus;
  /**
     * Identifies the reward.
     * @minimum 1
     * @maximum 9007199254740991
     */
  premiumId: number;
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  type: RewardType;
  /**
     * First calendar day of a free period; null for anything else.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  rewardPeriodFrom: Date | null;
  /**
     * When it was proposed, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  proposedAt: Date;
  /** What was given; null unless it is ACCEPTED. */
  grant: RewardGrant | null;
}
