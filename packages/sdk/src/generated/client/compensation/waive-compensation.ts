/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Compensation } from '../../model/compensation.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getWaiveCompensationUrl = (compensationId: number,) => {




  return `/nox/v1/customercenter/compensation/${encodeURIComponent(String(compensationId))}/waive`
}

/**
 * Waive a compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. This cannot be undone. A proposal waiting for the studio is withdrawn. Repeating the call has no effect.
 */
export const waiveCompensation = async (compensationId: number, options?: Parameters<typeof fetcher>[1]): Promise<Compensation> => {

  return fetcher<Compensation>(getWaiveCompensationUrl(compensationId),
  {
      operationId: 'waiveCompensation', statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeWaiveCompensationResponse);}


const deserializeWaiveCompensationResponse = (data: Compensation): Compensation => {
  if (data == null) return data;
  data.compensationPeriodStartDate = toDate(data.compensationPeriodStartDate);
  data.compensationPeriodEndDate = toDate(data.compensationPeriodEndDate);
  data.claimPeriodStartDate = toDate(data.claimPeriodStartDate);
  data.claimPeriodEndDate = toDate(data.claimPeriodEndDate);
  if (data.claimedDate != null) {
    data.claimedDate = toDate(data.claimedDate);
  }
  if (data.waivedDate != null) {
    data.waivedDate = toDate(data.waivedDate);
  }
  if (data.proposal != null) {
    if (data.proposal.rewardPeriodFrom != null) {
      data.proposal.rewardPeriodFrom = toDate(data.proposal.rewardPeriodFrom);
    }
    data.proposal.proposedAt = toDate(data.proposal.proposedAt);
    if (data.proposal.grant != null) {
      if (data.proposal.grant.startDate != null) {
        data.proposal.grant.startDate = toDate(data.proposal.grant.startDate);
      }
      if (data.proposal.grant.endDate != null) {
        data.proposal.grant.endDate = toDate(data.proposal.grant.endDate);
      }
      data.proposal.grant.grantedAt = toDate(data.proposal.grant.grantedAt);
    }
  }
  return data;
};