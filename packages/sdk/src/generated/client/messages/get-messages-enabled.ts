/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MessagesEnabled } from '../../model/messagesEnabled.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetMessagesEnabledUrl = () => {




  return `/nox/v1/message/enabled`
}

/**
 * Availability of messages
 *
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 */
export const getMessagesEnabled = async ( options?: Parameters<typeof fetcher>[1]): Promise<MessagesEnabled> => {

  return fetcher<MessagesEnabled>(getGetMessagesEnabledUrl(),
  {
      operationId: 'getMessagesEnabled', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}