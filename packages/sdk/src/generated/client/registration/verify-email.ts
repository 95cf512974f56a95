/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VerificationResult } from '../../model/verificationResult.ts';
import type { VerifyRequest } from '../../model/verifyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getVerifyEmailUrl = () => {




  return `/v2/public/verify`
}

/**
 * Verify a new account, or a changed address
 *
 * For anyone with a code. Accepts codes from register, quick register, resend and changeemail; the user's session continues. A changed address ends all other sessions. A code works once. Wrong attempts do not use it up, so that strangers cannot invalidate it.
 */
export const verifyEmail = async (verifyRequest: VerifyRequest, options?: Parameters<typeof fetcher>[1]): Promise<VerificationResult> => {

    
return fetcher<VerificationResult>(getVerifyEmailUrl(),
  {
    operationId: 'verifyEmail',
    statuses: [200, 400, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(verifyRequest)
  }
);}