/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { LoyaltyCustomerState } from '../../model/loyaltyCustomerState.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRegisterForLoyaltyProgramUrl = () => {




  return `/nox/v1/loyalty-program/new/register`
}

/**
 * Join the program
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. If the studio confirms registrations, the member is IN_REGISTRATION until then and is notified by a message. Repeating the call has no effect and returns the current state.
 */
export const registerForLoyaltyProgram = async ( options?: Parameters<typeof fetcher>[1]): Promise<LoyaltyCustomerState> => {

  return fetcher<LoyaltyCustomerState>(getRegisterForLoyaltyProgramUrl(),
  {
      operationId: 'registerForLoyaltyProgram', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeRegisterForLoyaltyProgramResponse);}


const deserializeRegisterForLoyaltyProgramResponse = (data: LoyaltyCustomerState): LoyaltyCustomerState => {
  if (data == null) return data;
  if (data.registeredAt != null) {
    data.registeredAt = toDate(data.registeredAt);
  }
  return data;
};