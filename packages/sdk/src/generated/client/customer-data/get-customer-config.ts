/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerConfig } from '../../model/customerConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetCustomerConfigUrl = () => {




  return `/nox/v1/customercenter/config`
}

/**
 * Permissions of the member
 *
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 */
export const getCustomerConfig = async ( options?: Parameters<typeof fetcher>[1]): Promise<CustomerConfig> => {

  return fetcher<CustomerConfig>(getGetCustomerConfigUrl(),
  {
      operationId: 'getCustomerConfig', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}