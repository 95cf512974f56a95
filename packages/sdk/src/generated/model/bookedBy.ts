/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BookedByRelation } from './bookedByRelation.ts';

/**
 * Who has booked for somebody else.
 */
export interface BookedBy {
  /**
     * First name of who has booked.
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /** What they are to the person whose booking it is. */
  relation: BookedByRelation;
  /** Whether that is the account that asks. */
  byYou: boolean;
}
