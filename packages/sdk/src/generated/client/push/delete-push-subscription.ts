/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DeletePushSubscriptionParams } from '../../model/deletePushSubscriptionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getDeletePushSubscriptionUrl = (params: DeletePushSubscriptionParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/push/subscriptions?${stringifiedParams}` : `/v1/me/push/subscriptions`
}

/**
 * Unsubscribe this device
 *
 * For any logged-in user, for a subscription of the account. The response is the same if it no longer exists or belongs to another account, which keeps it.
 */
export const deletePushSubscription = async (params: DeletePushSubscriptionParams, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeletePushSubscriptionUrl(params),
  {
      operationId: 'deletePushSubscription', statuses: [204, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}