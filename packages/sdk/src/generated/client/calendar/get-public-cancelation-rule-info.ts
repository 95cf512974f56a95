/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CancelationRuleInfo } from '../../model/cancelationRuleInfo.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicCancelationRuleInfoUrl = (id: string,) => {




  return `/nox/public/v1/calendar/${encodeURIComponent(String(id))}/cancelation-rule-info`
}

/**
 * Preview a cancelation, by uuid
 *
 * For anyone with the uuid of a booking without an account. Changes nothing. The refund is in the major unit of its currency.
 */
export const getPublicCancelationRuleInfo = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<CancelationRuleInfo> => {

  return fetcher<CancelationRuleInfo>(getGetPublicCancelationRuleInfoUrl(id),
  {
      operationId: 'getPublicCancelationRuleInfo', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicCancelationRuleInfoResponse);}


const deserializeGetPublicCancelationRuleInfoResponse = (data: CancelationRuleInfo): CancelationRuleInfo => {
  if (data == null) return data;
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  return data;
};