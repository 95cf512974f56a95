/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';
import { VerifiedPurpose } from './VerifiedPurpose.ts';

export const VerificationResult = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "purpose": VerifiedPurpose
});

export type VerificationResult = zod.input<typeof VerificationResult>;
export type VerificationResultOutput = zod.output<typeof VerificationResult>;
