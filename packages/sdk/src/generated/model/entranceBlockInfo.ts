/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What missed bookings have led to.
 */
export interface EntranceBlockInfo {
  /**
     * Until when the member cannot book; null when they can.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  blockMySportsBookingUntil: Date | null;
  /**
     * Until when the member is not let in; null when they are.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  entranceLockUntil: Date | null;
}
