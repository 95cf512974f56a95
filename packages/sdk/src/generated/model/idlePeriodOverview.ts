/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriod } from './idlePeriod.ts';

/**
 * Idle periods of a member, apart by whether they are over.
 */
export interface IdlePeriodOverview {
  /**
     * Those that run, lie ahead or wait for the studio; the one that begins first comes first.
     * @maxItems 100
     */
  current: IdlePeriod[];
  /**
     * Those that are over, and those that the studio has refused; the one that began last comes first.
     * @maxItems 100
     */
  past: IdlePeriod[];
}
