/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ConnectWithIbanSuffixRequest } from '../../model/connectWithIbanSuffixRequest.ts';
import type { StudioConnect } from '../../model/studioConnect.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getConnectWithIbanSuffixUrl = () => {




  return `/v1/me/studioconnects/withibansuffix`
}

/**
 * Connect by the end of the bank account number
 *
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this suffix, family name (ignoring case and accents) and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 */
export const connectWithIbanSuffix = async (connectWithIbanSuffixRequest: ConnectWithIbanSuffixRequest, options?: Parameters<typeof fetcher>[1]): Promise<StudioConnect> => {

    
return fetcher<StudioConnect>(getConnectWithIbanSuffixUrl(),
  {
    operationId: 'connectWithIbanSuffix',
    statuses: [201, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeConnectWithIbanSuffixRequest(connectWithIbanSuffixRequest))
  }
);}


const serializeConnectWithIbanSuffixRequest = (data: ConnectWithIbanSuffixRequest): ConnectWithIbanSuffixRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  return copy;
};