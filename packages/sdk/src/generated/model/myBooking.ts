/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A booking of the current user.
 */
export interface MyBooking {
  /**
     * Identifies the booking.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Position on the waiting list, from 1; null if a place is booked.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  waitingListPosition: number | null;
}
