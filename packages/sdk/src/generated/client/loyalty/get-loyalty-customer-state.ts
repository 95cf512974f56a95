/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyCustomerState } from '../../model/loyaltyCustomerState.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetLoyaltyCustomerStateUrl = () => {




  return `/nox/v1/loyalty-program/new/customer/state`
}

/**
 * Registration state of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 */
export const getLoyaltyCustomerState = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyCustomerState> => {

  return fetcher<LoyaltyCustomerState>(getGetLoyaltyCustomerStateUrl(),
  {
      operationId: 'getLoyaltyCustomerState', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetLoyaltyCustomerStateResponse);}


const deserializeGetLoyaltyCustomerStateResponse = (data: LoyaltyCustomerState): LoyaltyCustomerState => {
  if (data == null) return data;
  if (data.registeredAt != null) {
    data.registeredAt = toDate(data.registeredAt);
  }
  return data;
};