/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BenefitType } from './benefitType.ts';
import type { BookingOptionInvalidReason } from './bookingOptionInvalidReason.ts';
import type { BookingOptionLimit } from './bookingOptionLimit.ts';

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
     * Name of the contract, module or pass that grants it.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** True if it is valid for this appointment. */
  valid: boolean;
  /** First reason why it is invalid; null if valid. WRONG_CATEGORY means another kind of course or appointment, PAUSED an idle period of the contract on that day, ACCESS_REFUSED that the studio refuses entry (getAccessRefusalStatus), BLOCKED that missed bookings block the member (checkIfEntranceBlocked). */
  invalidReason: BookingOptionInvalidReason;
  /**
     * Remaining uses, in the period of the appointment if limit has periods; null if unlimited.
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
  /** Uses in each period, for an option that a contract grants; null for unlimited ones and for passes, which are used up once. */
  limit: BookingOptionLimit | null;
  /**
     * First calendar day of the period after that of the appointment, in the studio's time zone; null without a limit, and if the contract ends before.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  renewsOn: Date | null;
}
