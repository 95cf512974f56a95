/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LateCancelation } from './lateCancelation.ts';
import type { Location } from './location.ts';
import type { Person } from './person.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * Time of an appointment.
 */
export interface Slot {
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
     * Start of the booking window; null if not limited.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  earliestBookingDateTime: Date | null;
  /**
     * End of the booking window; null for the start of the appointment.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  latestBookingDateTime: Date | null;
  /**
     * Last time for a free cancelation.
     * @minLength 20
     * @maxLength 35
     */
  cancelableUntil: Date;
  lateCancelation: LateCancelation;
  /**
     * Employees in charge.
     * @maxItems 20
     */
  employees: Person[];
  /**
     * Locations.
     * @maxItems 20
     */
  locations: Location[];
  studio: StudioReference;
  /** True if booked by the current user; always false without a session. */
  alreadyBooked: boolean;
  /** True if the current user is on the waiting list. */
  onWaitingList: boolean;
}
