/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getReadMessageUrl = (id: number,) => {




  return `/nox/v1/message/${encodeURIComponent(String(id))}/read`
}

/**
 * Mark a message as read
 *
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 */
export const readMessage = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getReadMessageUrl(id),
  {
      operationId: 'readMessage', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'PUT'


  }
);}