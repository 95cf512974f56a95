/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Checkin } from './checkin.ts';
import type { CheckinCode } from './checkinCode.ts';
import type { CheckinRefusal } from './checkinRefusal.ts';
import type { StudioReference } from './studioReference.ts';

/**
 * Whether a member is checked in, and what the studio lets them do.
 */
export interface ActiveCheckin {
  studio: StudioReference;
  /** Whether the member is checked in at this studio. */
  active: boolean;
  /** The visit that goes on, also when it is at another studio of the chain; null when there is none. */
  checkin: Checkin | null;
  /**
     * When the visit ends by itself if nobody checks out, with the offset of its studio; null without a visit.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  automaticCheckoutTime: Date | null;
  /** Whether members of this studio check themselves in by createCheckin; else its scanner does. */
  selfCheckinEnabled: boolean;
  /** Whether members of this studio check themselves out by createCheckin; else its scanner does. */
  selfCheckoutEnabled: boolean;
  /** Why the studio does not let the member in now; null when it does. */
  refusal: CheckinRefusal | null;
  /** What to show to the scanner; null where the studio has none, and while it does not let the member in. */
  code: CheckinCode | null;
}
