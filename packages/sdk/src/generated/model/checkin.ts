/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioReference } from './studioReference.ts';

/**
 * A visit of a member.
 */
export interface Checkin {
  /**
     * Identifies the visit.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  studio: StudioReference;
  /**
     * The day on which it began, in the zone of its studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * When the member came, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  checkinTime: Date;
  /**
     * When the member left, with the offset of the studio at that moment; null while the visit goes on.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  checkoutTime: Date | null;
  /**
     * Whole minutes that have passed between the two, whatever clocks have shown, rounded down; null while the visit goes on.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  durationMinutes: number | null;
}
