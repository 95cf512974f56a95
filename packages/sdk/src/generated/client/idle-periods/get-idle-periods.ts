/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { IdlePeriodOverview } from '../../model/idlePeriodOverview.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetIdlePeriodsUrl = () => {




  return `/nox/v2/customercenter/idleperiod`
}

/**
 * Idle periods of the member in two lists
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. For portals with the feature IDLE_PERIODS_SPLIT; listIdlePeriods has a single list. Excludes canceled ones and those after the end of the contract.
 */
export const getIdlePeriods = async ( options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodOverview> => {

  return fetcher<IdlePeriodOverview>(getGetIdlePeriodsUrl(),
  {
      operationId: 'getIdlePeriods', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetIdlePeriodsResponse);}


const deserializeGetIdlePeriodsResponse = (data: IdlePeriodOverview): IdlePeriodOverview => {
  if (data == null) return data;
  if (data.current != null) {
    for (const item0 of data.current) {
      
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
  }
  if (data.past != null) {
    for (const item0 of data.past) {
      
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
  }
  return data;
};