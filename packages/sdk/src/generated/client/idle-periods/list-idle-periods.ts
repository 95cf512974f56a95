/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { IdlePeriod } from '../../model/idlePeriod.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListIdlePeriodsUrl = () => {




  return `/nox/v1/customercenter/idleperiods`
}

/**
 * Idle periods of the member in one list
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals that do not separate past ones; getIdlePeriods has two lists. Excludes canceled ones and those after the end of the contract.
 */
export const listIdlePeriods = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriod[]> => {

  return fetcher<IdlePeriod[]>(getListIdlePeriodsUrl(),
  {
      operationId: 'listIdlePeriods', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListIdlePeriodsResponse);}


const deserializeListIdlePeriodsResponse = (data: IdlePeriod[]): IdlePeriod[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.startDate = toDate(item0.startDate);
    item0.endDate = toDate(item0.endDate);
    item0.requestedAt = toDate(item0.requestedAt);
    if (item0.effect != null) {
      item0.effect.endDateBefore = toDate(item0.effect.endDateBefore);
      item0.effect.endDateAfter = toDate(item0.effect.endDateAfter);
      if (item0.effect.charges != null) {
        for (const item1 of item0.effect.charges) {
          
          item1.dueDate = toDate(item1.dueDate);
        }
      }
    }
  }
  return data;
};