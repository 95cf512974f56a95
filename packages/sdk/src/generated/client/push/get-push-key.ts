/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PushKey } from '../../model/pushKey.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPushKeyUrl = () => {




  return `/v1/me/push/key`
}

/**
 * Key for subscriptions
 *
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 */
export const getPushKey = async ( options?: Parameters<typeof fetcher>[1]): Promise<PushKey> => {

  return fetcher<PushKey>(getGetPushKeyUrl(),
  {
      operationId: 'getPushKey', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}