/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Location } from './location.ts';
import type { Person } from './person.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * A time at which an appointment takes place.
 */
export interface Slot {
  /**
     * Start, shown in the zone of the studio.
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
     * From when it can be booked; null means at any time.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  earliestBookingDateTime: Date | null;
  /**
     * Until when it can be booked; null means until it starts.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  latestBookingDateTime: Date | null;
  /**
     * Last moment at which a booking can be canceled at no cost.
     * @minLength 20
     * @maxLength 35
     */
  cancelableUntil: Date;
  /**
     * Who leads it.
     * @maxItems 20
     */
  employees: Person[];
  /**
     * Where it is.
     * @maxItems 20
     */
  locations: Location[];
  studio: StudioReference;
  /** Whether the account that asks has booked it; always false without a session. */
  alreadyBooked: boolean;
  /** Whether the account that asks waits for a place. */
  onWaitingList: boolean;
}
