/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Blocks because of missed bookings.
 */
export interface EntranceBlockInfo {
  /**
     * End of the booking block; null if bookings are allowed.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  blockMySportsBookingUntil: Date | null;
  /**
     * End of the entry block; null if entry is allowed.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  entranceLockUntil: Date | null;
}
