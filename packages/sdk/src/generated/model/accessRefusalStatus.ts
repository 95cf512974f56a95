/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccessRefusalReason } from './accessRefusalReason.ts';

/**
 * Entry status of a member.
 */
export interface AccessRefusalStatus {
  /** True if entry is refused. */
  accessRefused: boolean;
  /**
     * Reasons for the refusal; empty if entry is allowed.
     * @maxItems 3
     */
  reasons: AccessRefusalReason[];
  /**
     * Start of the refusal.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  refusedSince: Date | null;
}
