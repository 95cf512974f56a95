/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getReadAllMessagesUrl = () => {




  return `/nox/v1/message/all/read`
}

/**
 * Mark all messages as read
 *
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 */
export const readAllMessages = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getReadAllMessagesUrl(),
  {
      operationId: 'readAllMessages', statuses: [204, 400, 401, 403, 409, 500, 502, 503],
    ...options,
    method: 'PUT'


  }
);}