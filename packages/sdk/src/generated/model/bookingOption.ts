/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BenefitType } from './benefitType.ts';
import type { BookingOptionInvalidReason } from './bookingOptionInvalidReason.ts';

/**
 * A booking option of the member for an appointment.
 */
export interface BookingOption {
  /**
     * Identifies the option.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  type: BenefitType;
  /**
     * Name of the benefit or pass.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** True if it is valid for this appointment. */
  valid: boolean;
  /** First reason why it is invalid; null if valid. WRONG_CATEGORY means another kind of course or appointment. */
  invalidReason: BookingOptionInvalidReason;
  /**
     * Remaining uses; null if unlimited.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  remaining: number | null;
  /**
     * First calendar day of validity; null if not limited.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validFrom: Date | null;
  /**
     * Last calendar day of validity.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
