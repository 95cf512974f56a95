/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckinReservationStatus } from './checkinReservationStatus.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A reserved visit.
 */
export interface CheckinReservation {
  /**
     * Identifies the reservation.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * The slot of the week that is reserved on usageDate.
     * @minimum 1
     * @maximum 9007199254740991
     */
  slotId: number;
  /** State of the reservation. */
  status: CheckinReservationStatus;
  /**
     * The day of the visit, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
  /**
     * From when, shown in the zone of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * Until when.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
  /**
     * Last moment to check in.
     * @minLength 20
     * @maxLength 35
     */
  lastPossibleCheckinDateTime: Date;
  /**
     * Last moment for a cancelation, which is the start; null when it cannot be canceled.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  studio: StudioReference;
}
