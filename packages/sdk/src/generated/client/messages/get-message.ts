/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Message } from '../../model/message.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetMessageUrl = (id: number,) => {




  return `/nox/v1/message/${encodeURIComponent(String(id))}`
}

/**
 * One message
 *
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 */
export const getMessage = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<Message> => {

  return fetcher<Message>(getGetMessageUrl(id),
  {
      operationId: 'getMessage', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetMessageResponse);}


const deserializeGetMessageResponse = (data: Message): Message => {
  if (data == null) return data;
  data.sendDateTime = toDate(data.sendDateTime);
  if (data.readDateTime != null) {
    data.readDateTime = toDate(data.readDateTime);
  }
  return data;
};