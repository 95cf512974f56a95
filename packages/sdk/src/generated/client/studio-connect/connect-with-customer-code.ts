/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ConnectWithCustomerCodeRequest } from '../../model/connectWithCustomerCodeRequest.ts';
import type { StudioConnect } from '../../model/studioConnect.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getConnectWithCustomerCodeUrl = () => {




  return `/v1/me/studioconnects/withcustomercode`
}

/**
 * Connect by customer code
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this number and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const connectWithCustomerCode = async (connectWithCustomerCodeRequest: ConnectWithCustomerCodeRequest, options?: Parameters<typeof fetcher>[1]): Promise<StudioConnect> => {

    
return fetcher<StudioConnect>(getConnectWithCustomerCodeUrl(),
  {
    operationId: 'connectWithCustomerCode',
    statuses: [201, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeConnectWithCustomerCodeRequest(connectWithCustomerCodeRequest))
  }
);}


const serializeConnectWithCustomerCodeRequest = (data: ConnectWithCustomerCodeRequest): ConnectWithCustomerCodeRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  return copy;
};