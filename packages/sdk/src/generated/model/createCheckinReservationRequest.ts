/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Slot and day.
 */
export interface CreateCheckinReservationRequest {
  /**
     * The weekly slot.
     * @minimum 1
     * @maximum 9007199254740991
     */
  slotId: number;
  /**
     * Day of the visit, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
}
