/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookedByRelation } from './bookedByRelation.ts';

/**
 * Person who booked on behalf of another one.
 */
export interface BookedBy {
  /**
     * First name of the person who booked.
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /** Relation to the person of the booking. */
  relation: BookedByRelation;
  /** True if it is the current user. */
  byYou: boolean;
}
