/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CompensationProposal } from './compensationProposal.ts';
import type { CompensationStatus } from './compensationStatus.ts';

/**
 * Compensation for times when a studio could not be used.
 */
export interface Compensation {
  /**
     * Identifies the compensation.
     * @minimum 1
     * @maximum 9007199254740991
     */
  compensationId: number;
  /**
     * The compensated contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractId: number;
  /**
     * Name of the contract.
     * @minLength 1
     * @maxLength 120
     */
  contractName: string;
  /**
     * Subject, as named by the studio.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  status: CompensationStatus;
  /**
     * First calendar day of the compensated period.
     * @minLength 10
     * @maxLength 10
     */
  compensationPeriodStartDate: Date;
  /**
     * Last calendar day of the compensated period.
     * @minLength 10
     * @maxLength 10
     */
  compensationPeriodEndDate: Date;
  /**
     * First calendar day of the claim period.
     * @minLength 10
     * @maxLength 10
     */
  claimPeriodStartDate: Date;
  /**
     * Last calendar day of the claim period.
     * @minLength 10
     * @maxLength 10
     */
  claimPeriodEndDate: Date;
  /**
     * Calendar day on which the reward was granted; null before that.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  claimedDate: Date | null;
  /**
     * Calendar day on which the member waived it; null if not waived.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  waivedDate: Date | null;
  /** True if the studio must approve proposals. */
  approvalRequired: boolean;
  /** The latest proposal; null if there is none. */
  proposal: CompensationProposal | null;
}
