/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { IdlePeriod } from './idlePeriod.ts';

/**
 * Idle periods of a member, separated into current and past ones.
 */
export interface IdlePeriodOverview {
  /**
     * Active, upcoming and pending ones; earliest start first.
     * @maxItems 100
     */
  current: IdlePeriod[];
  /**
     * Past and rejected ones; latest start first.
     * @maxItems 100
     */
  past: IdlePeriod[];
}
