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
     * Day on which it began, in the time zone of its studio.
     * @minLength 10
     * @maxLength 10
     */
  date: Date;
  /**
     * Time of check-in, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  checkinTime: Date;
  /**
     * Time of check-out, with the offset of the studio at that time; null if not ended.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  checkoutTime: Date | null;
  /**
     * Elapsed whole minutes between both, independent of clock changes, rounded down; null if not ended.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  durationMinutes: number | null;
}
