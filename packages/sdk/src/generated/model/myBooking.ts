/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A booking of the account that asks.
 */
export interface MyBooking {
  /**
     * Identifies the booking.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Place on the waiting list, from 1; null when a place is booked.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  waitingListPosition: number | null;
}
