/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ConnectWithEmailRequest } from '../../model/connectWithEmailRequest.ts';
import type { StudioConnect } from '../../model/studioConnect.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getConnectWithEmailUrl = () => {




  return `/v1/me/studioconnects/withemail`
}

/**
 * Connect by email address
 *
 * For any logged-in user, for a studio of any chain. The address serves as proof, so it must be a verified address of the account. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const connectWithEmail = async (connectWithEmailRequest: ConnectWithEmailRequest, options?: Parameters<typeof fetcher>[1]): Promise<StudioConnect> => {

    
return fetcher<StudioConnect>(getConnectWithEmailUrl(),
  {
    operationId: 'connectWithEmail',
    statuses: [201, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(connectWithEmailRequest)
  }
);}