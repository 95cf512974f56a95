/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LoyaltyPointEntry } from './loyaltyPointEntry.ts';

/**
 * A page of the history.
 */
export interface LoyaltyPointPage {
  /**
     * By date, newest first. At most 100.
     * @maxItems 100
     */
  content: LoyaltyPointEntry[];
  /**
     * Number of this page, from 0.
     * @minimum 0
     * @maximum 10000
     */
  page: number;
  /**
     * Entries per page.
     * @minimum 1
     * @maximum 100
     */
  size: number;
  /** True if another page follows. */
  hasNext: boolean;
}
