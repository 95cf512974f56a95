/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether a member can book a class every week.
 */
export interface StandingBookingOffer {
  /** Whether the studio offers standing bookings for this class. */
  offered: boolean;
  /** Whether an entitlement of the member covers it without payment. */
  covered: boolean;
  /**
     * Share of the places that goes to standing bookings, in percent; 0 if none.
     * @minimum 0
     * @maximum 100
     */
  sharePercent: number;
  /**
     * The member's standing booking of this class; null without one.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  standingBookingUuid: string | null;
  /** Whether the member is reminded when booking of this date opens. */
  reminder: boolean;
}
