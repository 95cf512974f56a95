/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { VerifyRequest } from '../../model/verifyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getVerifyRegistrationUrl = () => {




  return `/v1/public/verify`
}

/**
 * Verify the address of a new account
 *
 * For anyone with the code. Use verifyEmail, which also returns the purpose of the code and accepts codes of a changed address.
 */
export const verifyRegistration = async (verifyRequest: VerifyRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getVerifyRegistrationUrl(),
  {
    operationId: 'verifyRegistration',
    statuses: [204, 400, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(verifyRequest)
  }
);}