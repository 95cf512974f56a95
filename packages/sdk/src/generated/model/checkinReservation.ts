/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CheckinReservationStatus } from './checkinReservationStatus.ts';
import type { LateCancelation } from './lateCancelation.ts';
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
     * The weekly slot that is reserved on usageDate.
     * @minimum 1
     * @maximum 9007199254740991
     */
  slotId: number;
  /** State of the reservation. */
  status: CheckinReservationStatus;
  /**
     * Day of the visit, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  usageDate: Date;
  /**
     * Start, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * End.
     * @minLength 20
     * @maxLength 35
     */
  endDateTime: Date;
  /**
     * Last time to check in.
     * @minLength 20
     * @maxLength 35
     */
  lastPossibleCheckinDateTime: Date;
  /**
     * Last time for a cancelation, also one that costs; null if it cannot be canceled.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  cancelableUntil: Date | null;
  /**
     * Last time for a free cancelation, which may have passed; null if it cannot be canceled.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  freeCancelationUntil: Date | null;
  /** What a cancelation costs after freeCancelationUntil; the rule of the time of reservation. Never FORFEITED, because nothing was paid. */
  lateCancelation: LateCancelation;
  studio: StudioReference;
}
