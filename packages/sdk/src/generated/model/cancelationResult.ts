/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Money } from './money.ts';

/**
 * What a cancelation did.
 */
export interface CancelationResult {
  /**
     * The booking that was canceled.
     * @minLength 36
     * @maxLength 36
     */
  uuid: string;
  /**
     * When.
     * @minLength 20
     * @maxLength 35
     */
  canceledAt: Date;
  /** What is paid back. */
  refund: Money | null;
}
