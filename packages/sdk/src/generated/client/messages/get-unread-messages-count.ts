/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UnreadMessages } from '../../model/unreadMessages.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetUnreadMessagesCountUrl = () => {




  return `/nox/v1/message/count/unread`
}

/**
 * Number of unread messages
 *
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 */
export const getUnreadMessagesCount = async ( options?: Parameters<typeof fetcher>[1]): Promise<UnreadMessages> => {

  return fetcher<UnreadMessages>(getGetUnreadMessagesCountUrl(),
  {
      operationId: 'getUnreadMessagesCount', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}