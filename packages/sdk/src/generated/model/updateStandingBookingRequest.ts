/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a member changes about a standing booking.
 */
export interface UpdateStandingBookingRequest {
  /** Whether nothing is booked until the member resumes it. */
  paused: boolean;
  /**
     * All days that are skipped, within the next 62 days and on its weekday.
     * @maxItems 20
     * @items.minLength 10
     * @items.maxLength 10
     */
  skippedDays: Date[];
}
