/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getDeleteMessageUrl = (id: number,) => {




  return `/nox/v1/message/${encodeURIComponent(String(id))}`
}

/**
 * Delete a message
 *
 * For members of the tenant in X-Tenant, for their own messages. The deletion is final, so a portal that offers undo must delay the call; repeating the call has no further effect.
 */
export const deleteMessage = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteMessageUrl(id),
  {
      operationId: 'deleteMessage', statuses: [204, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}