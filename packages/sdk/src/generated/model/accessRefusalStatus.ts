/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccessRefusalReason } from './accessRefusalReason.ts';

/**
 * Whether the member is let in.
 */
export interface AccessRefusalStatus {
  /** Whether the member is not let in. */
  accessRefused: boolean;
  /**
     * Why; empty when the member is let in.
     * @maxItems 3
     */
  reasons: AccessRefusalReason[];
  /**
     * Since when.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  refusedSince: Date | null;
}
