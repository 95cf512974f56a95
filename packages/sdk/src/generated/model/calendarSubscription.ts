/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether calendar apps can poll the account's bookings.
 */
export interface CalendarSubscription {
  /**
     * Time when the address was created; null if the subscription is off.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  createdAt: Date | null;
}
