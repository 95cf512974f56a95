/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListMessagesParams } from '../../model/listMessagesParams.ts';
import type { MessagePage } from '../../model/messagePage.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListMessagesUrl = (params?: ListMessagesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/message/list?${stringifiedParams}` : `/nox/v1/message/list`
}

/**
 * Messages of a member
 *
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 */
export const listMessages = async (params?: ListMessagesParams, options?: Parameters<typeof fetcher>[1]): Promise<MessagePage> => {

  return fetcher<MessagePage>(getListMessagesUrl(params),
  {
      operationId: 'listMessages', statuses: [200, 400, 401, 403, 409, 500, 502, 503],
    ...options,
    method: 'PUT'


  }
).then(deserializeListMessagesResponse);}


const deserializeListMessagesResponse = (data: MessagePage): MessagePage => {
  if (data == null) return data;
  if (data.content != null) {
    for (const item0 of data.content) {
      
      item0.sendDateTime = toDate(item0.sendDateTime);
      if (item0.readDateTime != null) {
        item0.readDateTime = toDate(item0.readDateTime);
      }
    }
  }
  return data;
};