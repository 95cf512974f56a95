/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyWidget } from '../../model/loyaltyWidget.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetLoyaltyWidgetUrl = () => {




  return `/nox/v1/loyalty-program/new/widget`
}

/**
 * Summary of the program
 *
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 */
export const getLoyaltyWidget = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyWidget> => {

  return fetcher<LoyaltyWidget>(getGetLoyaltyWidgetUrl(),
  {
      operationId: 'getLoyaltyWidget', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetLoyaltyWidgetResponse);}


const deserializeGetLoyaltyWidgetResponse = (data: LoyaltyWidget): LoyaltyWidget => {
  if (data == null) return data;
  if (data.nextExpiration != null) {
    data.nextExpiration.date = toDate(data.nextExpiration.date);
  }
  return data;
};