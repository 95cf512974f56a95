/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BenefitType } from './benefitType.ts';
import type { BookingOptionInvalidReason } from './bookingOptionInvalidReason.ts';

/**
 * Something the member holds that may pay for an appointment.
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
  /** Whether it can pay for this appointment. */
  valid: boolean;
  /** Why it cannot, the first reason of several; null when it can. WRONG_CATEGORY is for another kind of course or appointment. */
  invalidReason: BookingOptionInvalidReason;
  /**
     * Uses left; null when there is no limit.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  remaining: number | null;
  /**
     * First calendar day on which it can pay; null when it can from the beginning.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validFrom: Date | null;
  /**
     * Last calendar day on which it can pay.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  validUntil: Date | null;
}
