/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VerifiedPurpose } from './verifiedPurpose.ts';

/**
 * Result of a verification.
 */
export interface VerificationResult {
  /**
     * The verified address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  purpose: VerifiedPurpose;
}
