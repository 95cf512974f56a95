/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractPreview } from '../../model/contractPreview.ts';
import type { ContractPreviewRequest } from '../../model/contractPreviewRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getPreviewContractUrl = () => {




  return `/v1/contracts/preview`
}

/**
 * Preview the price of a contract
 *
 * For any logged-in user. Terms, dates and all price positions as signContract would store them; changes nothing. Pass totalPrice on when signing, so that nobody signs a different price.
 */
export const previewContract = async (contractPreviewRequest: ContractPreviewRequest, options?: Parameters<typeof fetcher>[1]): Promise<ContractPreview> => {

    
return fetcher<ContractPreview>(getPreviewContractUrl(),
  {
    operationId: 'previewContract',
    statuses: [200, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializePreviewContractRequest(contractPreviewRequest))
  }
).then(deserializePreviewContractResponse);}


const deserializePreviewContractResponse = (data: ContractPreview): ContractPreview => {
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

const serializePreviewContractRequest = (data: ContractPreviewRequest): ContractPreviewRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.startDate = copy.startDate instanceof Date ? (copy.startDate.toISOString().slice(0, 10) as unknown as Date) : copy.startDate;
  if (copy.preuseDate != null) {
    copy.preuseDate = copy.preuseDate instanceof Date ? (copy.preuseDate.toISOString().slice(0, 10) as unknown as Date) : copy.preuseDate;
  }
  return copy;
};