/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Term } from './term.ts';

/**
 * Rules of a studio for a member. Idle periods must be requested at least the lead time in advance and start at most bookableAhead in advance.
 */
export interface IdlePeriodConfig {
  /**
     * Studio that defines the rules.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * First possible start of an idle period that is requested today, considering only the lead time.
     * @minLength 10
     * @maxLength 10
     */
  earliestPossibleStartDate: Date;
  /** True if the member may request and cancel idle periods. */
  editable: boolean;
  /** True if the studio must accept them. */
  approvalRequired: boolean;
  leadTime: Term;
  bookableAhead: Term;
  minimumLength: Term;
  maximumLength: Term;
  /**
     * Maximum number of starts per calendar year.
     * @minimum 1
     * @maximum 366
     */
  maximumPerYear: number;
  /** True if the minimum term is extended accordingly. */
  lengthensTerm: boolean;
}
