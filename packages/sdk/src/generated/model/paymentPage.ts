/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Payment } from './payment.ts';

/**
 * A page of payments.
 */
export interface PaymentPage {
  /**
     * The entries.
     * @maxItems 100
     */
  content: Payment[];
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
