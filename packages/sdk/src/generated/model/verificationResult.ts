/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';
import type { VerifiedPurpose } from './verifiedPurpose.ts';

/**
 * Result of a verification.
 */
export interface VerificationResult {
  /** The verified address. */
  email: EmailAddress;
  purpose: VerifiedPurpose;
}
