/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractSignCondition } from '../../model/contractSignCondition.ts';
import type { GetPublicContractSignConditionParams } from '../../model/getPublicContractSignConditionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicContractSignConditionUrl = (params: GetPublicContractSignConditionParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/contract/sign/condition?${stringifiedParams}` : `/nox/public/v1/contract/sign/condition`
}

/**
 * Requirements to sign a term
 *
 * Public. Everything that signPublicContract requires for this term; knownFields is always empty.
 */
export const getPublicContractSignCondition = async (params: GetPublicContractSignConditionParams, options?: Parameters<typeof fetcher>[1]): Promise<ContractSignCondition> => {

  return fetcher<ContractSignCondition>(getGetPublicContractSignConditionUrl(params),
  {
      operationId: 'getPublicContractSignCondition', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicContractSignConditionResponse);}


const deserializeGetPublicContractSignConditionResponse = (data: ContractSignCondition): ContractSignCondition => {
  if (data == null) return data;
  data.earliestStartDate = toDate(data.earliestStartDate);
  data.latestStartDate = toDate(data.latestStartDate);
  data.withdrawalEndDate = toDate(data.withdrawalEndDate);
  return data;
};