/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { RewardChoice } from '../../model/rewardChoice.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListCompensationPremiumsUrl = (compensationId: number,) => {




  return `/nox/v1/customercenter/compensation/${encodeURIComponent(String(compensationId))}/premiums`
}

/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export const listCompensationPremiums = async (compensationId: number, options?: Parameters<typeof fetcher>[1]): Promise<RewardChoice[]> => {

  return fetcher<RewardChoice[]>(getListCompensationPremiumsUrl(compensationId),
  {
      operationId: 'listCompensationPremiums', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCompensationPremiumsResponse);}


const deserializeListCompensationPremiumsResponse = (data: RewardChoice[]): RewardChoice[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.possibleRewardStartDates != null) {
      item0.possibleRewardStartDates = item0.possibleRewardStartDates.map((date) => toDate(date));
    }
  }
  return data;
};