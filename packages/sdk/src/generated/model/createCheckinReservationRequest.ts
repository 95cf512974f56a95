/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which slot, and on which day.
 */
export interface CreateCheckinReservationRequest {
  /**
     * The slot of the week.
     * @minimum 1
     * @maximum 9007199254740991
     */
  slotId: number;
  /**
     * The day of the visit, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
}
