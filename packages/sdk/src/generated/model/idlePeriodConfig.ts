/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Term } from './term.ts';

/**
 * What a studio allows a member. An idle period is asked for the lead time ahead at least, and begins at most as far ahead as bookableAhead says.
 */
export interface IdlePeriodConfig {
  /**
     * Studio that says so.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * First calendar day on which an idle period that is asked for today can begin, by the lead time alone.
     * @minLength 10
     * @maxLength 10
     */
  earliestPossibleStartDate: Date;
  /** Whether the member may ask for idle periods and cancel them. */
  editable: boolean;
  /** Whether the studio has to accept them first. */
  approvalRequired: boolean;
  leadTime: Term;
  bookableAhead: Term;
  minimumLength: Term;
  maximumLength: Term;
  /**
     * How many may begin in a calendar year.
     * @minimum 1
     * @maximum 366
     */
  maximumPerYear: number;
  /** Whether the minimum term goes on that much longer. */
  lengthensTerm: boolean;
}
