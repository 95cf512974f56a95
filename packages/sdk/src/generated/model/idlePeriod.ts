/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodEffect } from './idlePeriodEffect.ts';
import type { IdlePeriodState } from './idlePeriodState.ts';

/**
 * Days on which a contract of the member rests.
 */
export interface IdlePeriod {
  /**
     * Identifies the idle period.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * First calendar day, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  state: IdlePeriodState;
  /**
     * Why the studio has refused it, in its words; null when it has not, or did not say.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  rejectionReason: string | null;
  /**
     * When it was asked for, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  requestedAt: Date;
  /** Whether a document was sent with it. */
  documentAttached: boolean;
  /** Whether the member can cancel it today. */
  cancelable: boolean;
  /** What it does to the contract, or would do if the studio accepts it; null for one that is refused. */
  effect: IdlePeriodEffect | null;
}
