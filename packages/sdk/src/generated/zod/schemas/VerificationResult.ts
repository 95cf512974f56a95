/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { VerifiedPurpose } from './VerifiedPurpose.ts';

export const verificationResultEmailMin = 3;
export const verificationResultEmailMax = 254;



export const VerificationResult = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(verificationResultEmailMin)).check(/*#__PURE__*/ zod.maxLength(verificationResultEmailMax)),
  "purpose": VerifiedPurpose
});

export type VerificationResult = zod.input<typeof VerificationResult>;
export type VerificationResultOutput = zod.output<typeof VerificationResult>;
