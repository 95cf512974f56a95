/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ConsumptionCredit } from '../../model/consumptionCredit.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetConsumptionCreditUrl = () => {




  return `/nox/v1/customercenter/consumption-credit`
}

/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export const getConsumptionCredit = async ( options?: Parameters<typeof fetcher>[1]): Promise<ConsumptionCredit> => {

  return fetcher<ConsumptionCredit>(getGetConsumptionCreditUrl(),
  {
      operationId: 'getConsumptionCredit', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetConsumptionCreditResponse);}


const deserializeGetConsumptionCreditResponse = (data: ConsumptionCredit): ConsumptionCredit => {
  if (data == null) return data;
  if (data.entries != null) {
    for (const item0 of data.entries) {
      
      item0.bookedAt = toDate(item0.bookedAt);
    }
  }
  return data;
};