/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { Compensation } from '../../model/compensation.ts';
import type { CreateCompensationProposalHeaders } from '../../model/createCompensationProposalHeaders.ts';
import type { CreateCompensationProposalRequest } from '../../model/createCompensationProposalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateCompensationProposalUrl = (compensationId: number,) => {




  return `/nox/v1/customercenter/compensation/${encodeURIComponent(String(compensationId))}/proposal`
}

/**
 * Choose a compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. If approvalRequired is false, the reward is granted at once; otherwise it waits for the studio, which answers with a message.
 */
export const createCompensationProposal = async (compensationId: number,
    createCompensationProposalRequest: CreateCompensationProposalRequest,
    headers?: CreateCompensationProposalHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Compensation> => {

    
return fetcher<Compensation>(getCreateCompensationProposalUrl(compensationId),
  {
    operationId: 'createCompensationProposal',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateCompensationProposalRequest(createCompensationProposalRequest))
  }
).then(deserializeCreateCompensationProposalResponse);}


const deserializeCreateCompensationProposalResponse = (data: Compensation): Compensation => {
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

const serializeCreateCompensationProposalRequest = (data: CreateCompensationProposalRequest): CreateCompensationProposalRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.rewardPeriodFrom != null) {
    copy.rewardPeriodFrom = copy.rewardPeriodFrom instanceof Date ? (copy.rewardPeriodFrom.toISOString().slice(0, 10) as unknown as Date) : copy.rewardPeriodFrom;
  }
  return copy;
};