/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * Result of a cancelation.
 */
export interface CancelationResult {
  /**
     * The booking that was canceled.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * Time of the end.
     * @minLength 20
     * @maxLength 35
     */
  canceledAt: Date;
  /** The refund. */
  refund: Money | null;
  /** The fee charged to the member's account; null if it was none. */
  fee: Money | null;
}
