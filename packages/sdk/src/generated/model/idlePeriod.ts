/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriodEffect } from './idlePeriodEffect.ts';
import type { IdlePeriodState } from './idlePeriodState.ts';

/**
 * Period in which a contract of the member is paused.
 */
export interface IdlePeriod {
  /**
     * Identifies the idle period.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * First calendar day, in the time zone of the studio.
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
     * Reason of the studio for the rejection; null if it is not rejected or has no reason. If the contract ends before it, in the language of Accept-Language.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  rejectionReason: string | null;
  /**
     * Time of the request, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  requestedAt: Date;
  /** True if a document was attached. */
  documentAttached: boolean;
  /** True if the member can cancel it today. */
  cancelable: boolean;
  /** Effect on the contract, or the expected effect if pending; null if rejected. */
  effect: IdlePeriodEffect | null;
}
