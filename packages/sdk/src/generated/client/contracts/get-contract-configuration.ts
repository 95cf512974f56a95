/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractConfiguration } from '../../model/contractConfiguration.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetContractConfigurationUrl = () => {




  return `/nox/v1/customercenter/contract/configuration`
}

/**
 * Online services for contracts
 *
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 */
export const getContractConfiguration = async ( options?: Parameters<typeof fetcher>[1]): Promise<ContractConfiguration> => {

  return fetcher<ContractConfiguration>(getGetContractConfigurationUrl(),
  {
      operationId: 'getContractConfiguration', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}