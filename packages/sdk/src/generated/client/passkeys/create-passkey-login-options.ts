/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyLoginOptions } from '../../model/passkeyLoginOptions.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePasskeyLoginOptionsUrl = () => {




  return `/v1/public/passkeys/loginoptions`
}

/**
 * Start logging in with a passkey
 *
 * Public. Returns the options for navigator.credentials.get; they name no account, so the user chooses a passkey of the device. The challenge is valid once, for 5 minutes and at the origin of the call; pass the response to loginWithPasskey.
 */
export const createPasskeyLoginOptions = async ( options?: Parameters<typeof fetcher>[1]): Promise<PasskeyLoginOptions> => {

  return fetcher<PasskeyLoginOptions>(getCreatePasskeyLoginOptionsUrl(),
  {
      operationId: 'createPasskeyLoginOptions', statuses: [201, 400, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}