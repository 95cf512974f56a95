/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PushSubscriptionRequest } from '../../model/pushSubscriptionRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSavePushSubscriptionUrl = () => {




  return `/v1/me/push/subscriptions`
}

/**
 * Subscribe this device
 *
 * For any logged-in user, with the browser's response to PushManager.subscribe. The device is then notified of messages from studios to the account. An endpoint has one subscription, for the account that saved it last; repeating the call replaces its keys and language. An account keeps its latest 20 subscriptions.
 */
export const savePushSubscription = async (pushSubscriptionRequest: PushSubscriptionRequest, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    
return fetcher<void>(getSavePushSubscriptionUrl(),
  {
    operationId: 'savePushSubscription',
    statuses: [204, 400, 401, 409, 422, 500, 502, 503],
    ...options,
    method: 'PUT',
    body: JSON.stringify(pushSubscriptionRequest)
  }
);}