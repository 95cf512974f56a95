/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationRuleInfo } from '../../model/cancelationRuleInfo.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetCancelationRuleInfoUrl = (id: string,) => {




  return `/nox/v1/calendar/${encodeURIComponent(String(id))}/cancelationruleinfo`
}

/**
 * Preview a cancelation
 *
 * For any logged-in user, for bookings of the account; with X-Tenant, only at that tenant. Changes nothing. The refund is in the major unit of its currency. cancelableUntil has the studio's offset and is kept after it has passed.
 */
export const getCancelationRuleInfo = async (id: string, options?: Parameters<typeof familyFetcher>[1]): Promise<CancelationRuleInfo> => {

  return familyFetcher<CancelationRuleInfo>(getGetCancelationRuleInfoUrl(id),
  {
      operationId: 'getCancelationRuleInfo', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCancelationRuleInfoResponse);}


const deserializeGetCancelationRuleInfoResponse = (data: CancelationRuleInfo): CancelationRuleInfo => {
  if (data == null) return data;
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  return data;
};