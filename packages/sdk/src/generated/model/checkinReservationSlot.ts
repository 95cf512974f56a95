/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A time on a day in which members can come to train.
 */
export interface CheckinReservationSlot {
  /**
     * The slot of the week; it is the same each week, so only with usageDate it names one time.
     * @minimum 1
     * @maximum 9007199254740991
     */
  slotId: number;
  /**
     * The day on which members come, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
  /**
     * From when; until then a reservation can be canceled.
     * @minLength 20
     * @maxLength 35
     */
  startTime: Date;
  /**
     * Until when.
     * @minLength 20
     * @maxLength 35
     */
  endTime: Date;
  /**
     * Last moment to check in; after it the slot cannot be reserved any more.
     * @minLength 20
     * @maxLength 35
     */
  lastPossibleCheckinDateTime: Date;
  /**
     * How many can come.
     * @minimum 1
     * @maximum 10000
     */
  capacity: number;
  /**
     * How many places are not reserved.
     * @minimum 0
     * @maximum 10000
     */
  freePlaces: number;
  /**
     * The reservation of the account that asks; null where it has none.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  reservationId: string | null;
}
