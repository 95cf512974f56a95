/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractPreview } from '../../model/contractPreview.ts';
import type { ContractPreviewRequest } from '../../model/contractPreviewRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getPreviewPublicContractUrl = () => {




  return `/nox/public/v1/contract/preview`
}

/**
 * Preview the price of a contract without an account
 *
 * Public. Terms, dates and all price positions as signPublicContract would store them; changes nothing. Pass totalPrice on when signing.
 */
export const previewPublicContract = async (contractPreviewRequest: ContractPreviewRequest, options?: Parameters<typeof fetcher>[1]): Promise<ContractPreview> => {

    
return fetcher<ContractPreview>(getPreviewPublicContractUrl(),
  {
    operationId: 'previewPublicContract',
    statuses: [200, 400, 404, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializePreviewPublicContractRequest(contractPreviewRequest))
  }
).then(deserializePreviewPublicContractResponse);}


const deserializePreviewPublicContractResponse = (data: ContractPreview): ContractPreview => {
  if (data == null) return data;
  data.contractStartDate = toDate(data.contractStartDate);
  data.contractStartDateOfUse = toDate(data.contractStartDateOfUse);
  data.firstEndDate = toDate(data.firstEndDate);
  if (data.lastPossibleCancelationDate != null) {
    data.lastPossibleCancelationDate = toDate(data.lastPossibleCancelationDate);
  }
  data.withdrawalEndDate = toDate(data.withdrawalEndDate);
  if (data.lines != null) {
    for (const item0 of data.lines) {
      
      item0.startDate = toDate(item0.startDate);
    }
  }
  return data;
};

const serializePreviewPublicContractRequest = (data: ContractPreviewRequest): ContractPreviewRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.startDate = copy.startDate instanceof Date ? (copy.startDate.toISOString().slice(0, 10) as unknown as Date) : copy.startDate;
  if (copy.preuseDate != null) {
    copy.preuseDate = copy.preuseDate instanceof Date ? (copy.preuseDate.toISOString().slice(0, 10) as unknown as Date) : copy.preuseDate;
  }
  return copy;
};