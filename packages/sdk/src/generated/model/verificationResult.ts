/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VerifiedPurpose } from './verifiedPurpose.ts';

/**
 * What was verified.
 */
export interface VerificationResult {
  /**
     * Address that is verified now.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  purpose: VerifiedPurpose;
}
