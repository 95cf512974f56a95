/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Checkin } from './checkin.ts';
import type { CheckinCode } from './checkinCode.ts';
import type { CheckinRefusal } from './checkinRefusal.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * Check-in state of a member and self-service options.
 */
export interface ActiveCheckin {
  studio: StudioReference;
  /** True if the member is checked in at this studio. */
  active: boolean;
  /** The current visit, even at another studio of the chain; null if there is none. */
  checkin: Checkin | null;
  /**
     * Time when the visit ends automatically, with the offset of its studio; null without a visit.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  automaticCheckoutTime: Date | null;
  /** True if members of this studio check in with createCheckin, false if its scanner does it. */
  selfCheckinEnabled: boolean;
  /** True if members of this studio check out with createCheckin, false if its scanner does it. */
  selfCheckoutEnabled: boolean;
  /** Reason for refused entry; null if entry is allowed. */
  refusal: CheckinRefusal | null;
  /** Code for the scanner; null if the studio has none or entry is refused. */
  code: CheckinCode | null;
}
