/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { EarliestCheckinDate } from '../../model/earliestCheckinDate.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetEarliestCheckinDateUrl = () => {




  return `/nox/v1/studios/checkin/history/earliest-possible-date`
}

/**
 * Earliest date of the visit history
 *
 * For members with the permission CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE. The day of the first contract or visit, limited by the retention period of the studio; today without either.
 */
export const getEarliestCheckinDate = async ( options?: Parameters<typeof fetcher>[1]): Promise<EarliestCheckinDate> => {

  return fetcher<EarliestCheckinDate>(getGetEarliestCheckinDateUrl(),
  {
      operationId: 'getEarliestCheckinDate', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetEarliestCheckinDateResponse);}


const deserializeGetEarliestCheckinDateResponse = (data: EarliestCheckinDate): EarliestCheckinDate => {
  if (data == null) return data;
  data.earliestPossibleDate = toDate(data.earliestPossibleDate);
  return data;
};