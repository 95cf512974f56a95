/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { IdlePeriodConfig } from '../../model/idlePeriodConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetIdlePeriodConfigUrl = () => {




  return `/nox/v1/customercenter/idleperiod/config`
}

/**
 * Rules for idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. The rules are those of the contract's studio, or else of the home studio.
 */
export const getIdlePeriodConfig = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodConfig> => {

  return fetcher<IdlePeriodConfig>(getGetIdlePeriodConfigUrl(),
  {
      operationId: 'getIdlePeriodConfig', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetIdlePeriodConfigResponse);}


const deserializeGetIdlePeriodConfigResponse = (data: IdlePeriodConfig): IdlePeriodConfig => {
  if (data == null) return data;
  data.earliestPossibleStartDate = toDate(data.earliestPossibleStartDate);
  return data;
};