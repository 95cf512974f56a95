/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetPublicCustomerCenterConfigParams } from '../../model/getPublicCustomerCenterConfigParams.ts';
import type { PublicCustomerCenterConfig } from '../../model/publicCustomerCenterConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicCustomerCenterConfigUrl = (params: GetPublicCustomerCenterConfigParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contractoffer/customercenter/config/public?${stringifiedParams}` : `/nox/public/v1/contractoffer/customercenter/config/public`
}

/**
 * Requirements of the studio for signing
 *
 * Public. Requirements of the studio as a whole, before an offer is chosen; getPublicContractSignCondition has those of a term.
 */
export const getPublicCustomerCenterConfig = async (params: GetPublicCustomerCenterConfigParams, options?: Parameters<typeof fetcher>[1]): Promise<PublicCustomerCenterConfig> => {

  return fetcher<PublicCustomerCenterConfig>(getGetPublicCustomerCenterConfigUrl(params),
  {
      operationId: 'getPublicCustomerCenterConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}