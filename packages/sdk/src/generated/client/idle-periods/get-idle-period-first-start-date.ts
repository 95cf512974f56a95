/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { IdlePeriodFirstStartDate } from '../../model/idlePeriodFirstStartDate.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetIdlePeriodFirstStartDateUrl = () => {




  return `/nox/v1/customercenter/idleperiod/firstpossiblestartdate`
}

/**
 * First possible start of the next idle period
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. Unlike earliestPossibleStartDate, it considers existing idle periods, the maximum per year and the end of the contract.
 */
export const getIdlePeriodFirstStartDate = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodFirstStartDate> => {

  return fetcher<IdlePeriodFirstStartDate>(getGetIdlePeriodFirstStartDateUrl(),
  {
      operationId: 'getIdlePeriodFirstStartDate', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetIdlePeriodFirstStartDateResponse);}


const deserializeGetIdlePeriodFirstStartDateResponse = (data: IdlePeriodFirstStartDate): IdlePeriodFirstStartDate => {
  if (data == null) return data;
  if (data.firstPossibleStartDate != null) {
    data.firstPossibleStartDate = toDate(data.firstPossibleStartDate);
  }
  return data;
};