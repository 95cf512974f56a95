/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CompensationProposal } from './compensationProposal.ts';
import type { CompensationStatus } from './compensationStatus.ts';

/**
 * What a studio gives for a time in which it could not be used.
 */
export interface Compensation {
  /**
     * Identifies the compensation.
     * @minimum 1
     * @maximum 9007199254740991
     */
  compensationId: number;
  /**
     * The contract that it is for.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * What that is called.
     * @minLength 1
     * @maxLength 120
     */
  contractName: string;
  /**
     * What it is for, in the words of the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  status: CompensationStatus;
  /**
     * First calendar day of the time that is compensated.
     * @minLength 10
     * @maxLength 10
     */
  compensationPeriodStartDate: Date;
  /**
     * Last calendar day of it.
     * @minLength 10
     * @maxLength 10
     */
  compensationPeriodEndDate: Date;
  /**
     * First calendar day on which a reward can be proposed.
     * @minLength 10
     * @maxLength 10
     */
  claimPeriodStartDate: Date;
  /**
     * Last calendar day on which it can.
     * @minLength 10
     * @maxLength 10
     */
  claimPeriodEndDate: Date;
  /**
     * The calendar day on which the reward was given; null before.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  claimedDate: Date | null;
  /**
     * The calendar day on which the member has waived it; null unless they have.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  waivedDate: Date | null;
  /** Whether the studio looks at what is proposed. */
  approvalRequired: boolean;
  /** The last proposal; null without any. */
  proposal: CompensationProposal | null;
}
