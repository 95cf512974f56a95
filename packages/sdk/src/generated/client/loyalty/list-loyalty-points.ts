/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListLoyaltyPointsParams } from '../../model/listLoyaltyPointsParams.ts';
import type { LoyaltyPointPage } from '../../model/loyaltyPointPage.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListLoyaltyPointsUrl = (params?: ListLoyaltyPointsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/loyalty-program/new/points?${stringifiedParams}` : `/nox/v1/loyalty-program/new/points`
}

/**
 * History of points
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 */
export const listLoyaltyPoints = async (params?: ListLoyaltyPointsParams, options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyPointPage> => {

  return fetcher<LoyaltyPointPage>(getListLoyaltyPointsUrl(params),
  {
      operationId: 'listLoyaltyPoints', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListLoyaltyPointsResponse);}


const deserializeListLoyaltyPointsResponse = (data: LoyaltyPointPage): LoyaltyPointPage => {
  if (data == null) return data;
  if (data.content != null) {
    for (const item0 of data.content) {
      
      item0.date = toDate(item0.date);
      if (item0.expiresOn != null) {
        item0.expiresOn = toDate(item0.expiresOn);
      }
    }
  }
  return data;
};