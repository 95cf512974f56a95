/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Compensation } from '../../model/compensation.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListCompensationsUrl = () => {




  return `/nox/v1/customercenter/compensation`
}

/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export const listCompensations = async ( options?: Parameters<typeof fetcher>[1]): Promise<Compensation[]> => {

  return fetcher<Compensation[]>(getListCompensationsUrl(),
  {
      operationId: 'listCompensations', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCompensationsResponse);}


const deserializeListCompensationsResponse = (data: Compensation[]): Compensation[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.compensationPeriodStartDate = toDate(item0.compensationPeriodStartDate);
    item0.compensationPeriodEndDate = toDate(item0.compensationPeriodEndDate);
    item0.claimPeriodStartDate = toDate(item0.claimPeriodStartDate);
    item0.claimPeriodEndDate = toDate(item0.claimPeriodEndDate);
    if (item0.claimedDate != null) {
      item0.claimedDate = toDate(item0.claimedDate);
    }
    if (item0.waivedDate != null) {
      item0.waivedDate = toDate(item0.waivedDate);
    }
    if (item0.proposal != null) {
      if (item0.proposal.rewardPeriodFrom != null) {
        item0.proposal.rewardPeriodFrom = toDate(item0.proposal.rewardPeriodFrom);
      }
      item0.proposal.proposedAt = toDate(item0.proposal.proposedAt);
      if (item0.proposal.grant != null) {
        if (item0.proposal.grant.startDate != null) {
          item0.proposal.grant.startDate = toDate(item0.proposal.grant.startDate);
        }
        if (item0.proposal.grant.endDate != null) {
          item0.proposal.grant.endDate = toDate(item0.proposal.grant.endDate);
        }
        item0.proposal.grant.grantedAt = toDate(item0.proposal.grant.grantedAt);
      }
    }
  }
  return data;
};