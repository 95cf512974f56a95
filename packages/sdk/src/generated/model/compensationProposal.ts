/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CompensationProposalStatus } from './compensationProposalStatus.ts';
import type { RewardGrant } from './rewardGrant.ts';
import type { RewardType } from './rewardType.ts';

/**
 * The reward that a member has chosen.
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
     * Name of the reward.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  type: RewardType;
  /**
     * First calendar day of a free period; null for other rewards.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  rewardPeriodFrom: Date | null;
  /**
     * Time of the proposal, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  proposedAt: Date;
  /** The granted reward; null unless ACCEPTED. */
  grant: RewardGrant | null;
}
