/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractSignCondition } from '../../model/contractSignCondition.ts';
import type { GetContractSignConditionParams } from '../../model/getContractSignConditionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetContractSignConditionUrl = (params: GetContractSignConditionParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/contract/sign/condition?${stringifiedParams}` : `/nox/v1/contract/sign/condition`
}

/**
 * Requirements for the account to sign a term
 *
 * For any logged-in user. Everything that signContract requires for this term; knownFields lists the data that the tenant or the account already has.
 */
export const getContractSignCondition = async (params: GetContractSignConditionParams, options?: Parameters<typeof fetcher>[1]): Promise<ContractSignCondition> => {

  return fetcher<ContractSignCondition>(getGetContractSignConditionUrl(params),
  {
      operationId: 'getContractSignCondition', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetContractSignConditionResponse);}


const deserializeGetContractSignConditionResponse = (data: ContractSignCondition): ContractSignCondition => {
  if (data == null) return data;
  data.earliestStartDate = toDate(data.earliestStartDate);
  data.latestStartDate = toDate(data.latestStartDate);
  data.withdrawalEndDate = toDate(data.withdrawalEndDate);
  return data;
};