/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateIdlePeriodHeaders } from '../../model/createIdlePeriodHeaders.ts';
import type { CreateIdlePeriodRequest } from '../../model/createIdlePeriodRequest.ts';
import type { IdlePeriod } from '../../model/idlePeriod.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateIdlePeriodUrl = () => {




  return `/nox/v1/customercenter/idleperiod`
}

/**
 * Request an idle period
 *
 * For members of the tenant in X-Tenant. Pauses the active contract. With CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION it is accepted at once, with CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION it waits for the studio; the member is notified by mail. Charges for days of the pause are refunded.
 */
export const createIdlePeriod = async (createIdlePeriodRequest: CreateIdlePeriodRequest,
    headers?: CreateIdlePeriodHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IdlePeriod> => {

    
return fetcher<IdlePeriod>(getCreateIdlePeriodUrl(),
  {
    operationId: 'createIdlePeriod',
    statuses: [201, 400, 401, 403, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateIdlePeriodRequest(createIdlePeriodRequest))
  }
).then(deserializeCreateIdlePeriodResponse);}


const deserializeCreateIdlePeriodResponse = (data: IdlePeriod): IdlePeriod => {
  if (data == null) return data;
  data.startDate = toDate(data.startDate);
  data.endDate = toDate(data.endDate);
  data.requestedAt = toDate(data.requestedAt);
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

const serializeCreateIdlePeriodRequest = (data: CreateIdlePeriodRequest): CreateIdlePeriodRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.startDate = copy.startDate instanceof Date ? (copy.startDate.toISOString().slice(0, 10) as unknown as Date) : copy.startDate;
  copy.endDate = copy.endDate instanceof Date ? (copy.endDate.toISOString().slice(0, 10) as unknown as Date) : copy.endDate;
  return copy;
};