/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetPreContractSignConditionParams } from '../../model/getPreContractSignConditionParams.ts';
import type { PreContractSignCondition } from '../../model/preContractSignCondition.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPreContractSignConditionUrl = (params: GetPreContractSignConditionParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/pre/contract/sign/condition?${stringifiedParams}` : `/nox/public/v1/pre/contract/sign/condition`
}

/**
 * Requirements of the studio before choosing a term
 *
 * Public. Whether the studio offers online signing, and the requirements of all of its terms; getPublicContractSignCondition has additional requirements of a term.
 */
export const getPreContractSignCondition = async (params: GetPreContractSignConditionParams, options?: Parameters<typeof fetcher>[1]): Promise<PreContractSignCondition> => {

  return fetcher<PreContractSignCondition>(getGetPreContractSignConditionUrl(params),
  {
      operationId: 'getPreContractSignCondition', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}