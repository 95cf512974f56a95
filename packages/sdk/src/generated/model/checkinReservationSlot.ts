/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LateCancelation } from './lateCancelation.ts';

/**
 * A slot on a day in which members can train.
 */
export interface CheckinReservationSlot {
  /**
     * The weekly slot; it recurs each week, so only together with usageDate is it unique.
     * @minimum 1
     * @maximum 9007199254740991
     */
  slotId: number;
  /**
     * Day of the slot, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
  /**
     * Start.
     * @minLength 20
     * @maxLength 35
     */
  startTime: Date;
  /**
     * End.
     * @minLength 20
     * @maxLength 35
     */
  endTime: Date;
  /**
     * Last time to check in and to reserve the slot.
     * @minLength 20
     * @maxLength 35
     */
  lastPossibleCheckinDateTime: Date;
  /**
     * Last time for a free cancelation.
     * @minLength 20
     * @maxLength 35
     */
  cancelableUntil: Date;
  /** What a cancelation costs after cancelableUntil. Never FORFEITED, because nothing is paid. */
  lateCancelation: LateCancelation;
  /**
     * Number of places.
     * @minimum 1
     * @maximum 10000
     */
  capacity: number;
  /**
     * Number of places without a reservation.
     * @minimum 0
     * @maximum 10000
     */
  freePlaces: number;
  /**
     * Reservation of the current user, if any.
     * @minLength 36
     * @maxLength 36
     * @nullable
     */
  reservationId: string | null;
  /**
     * Number of days in advance that a visit can be reserved, the same for all slots of a studio. Omitted by backends without this information.
     * @minimum 0
     * @maximum 365
     */
  daysInAdvance?: number;
}
