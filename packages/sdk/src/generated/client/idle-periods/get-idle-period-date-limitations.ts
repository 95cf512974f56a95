/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { GetIdlePeriodDateLimitationsParams } from '../../model/getIdlePeriodDateLimitationsParams.ts';
import type { IdlePeriodDateLimitations } from '../../model/idlePeriodDateLimitations.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetIdlePeriodDateLimitationsUrl = (params?: GetIdlePeriodDateLimitationsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/idleperiod/datelimitations?${stringifiedParams}` : `/nox/v1/customercenter/idleperiod/datelimitations`
}

/**
 * Possible days of an idle period, and its effect
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ. With startDate, it returns the possible ends; with endDate as well, the effect on term and charges. Nothing is requested.
 */
export const getIdlePeriodDateLimitations = async (params?: GetIdlePeriodDateLimitationsParams, options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriodDateLimitations> => {

  return fetcher<IdlePeriodDateLimitations>(getGetIdlePeriodDateLimitationsUrl(params),
  {
      operationId: 'getIdlePeriodDateLimitations', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetIdlePeriodDateLimitationsResponse);}


const deserializeGetIdlePeriodDateLimitationsResponse = (data: IdlePeriodDateLimitations): IdlePeriodDateLimitations => {
  if (data == null) return data;
  if (data.minDate != null) {
    data.minDate = toDate(data.minDate);
  }
  if (data.maxDate != null) {
    data.maxDate = toDate(data.maxDate);
  }
  if (data.minEndDate != null) {
    data.minEndDate = toDate(data.minEndDate);
  }
  if (data.maxEndDate != null) {
    data.maxEndDate = toDate(data.maxEndDate);
  }
  if (data.effect != null) {
    data.effect.endDateBefore = toDate(data.effect.endDateBefore);
    data.effect.endDateAfter = toDate(data.effect.endDateAfter);
    if (data.effect.charges != null) {
      for (const item0 of data.effect.charges) {
        
        item0.dueDate = toDate(item0.dueDate);
      }
    }
  }
  return data;
};