/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Subject of a pass.
 */
export interface WalletPassRequest {
  /**
     * The booking, as in getMyCalendarItem; left out for the door card.
     * @minLength 36
     * @maxLength 36
     */
  bookingUuid?: string;
}
