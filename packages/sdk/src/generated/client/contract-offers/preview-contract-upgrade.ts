/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ContractUpgradePreview } from '../../model/contractUpgradePreview.ts';
import type { ContractUpgradePreviewRequest } from '../../model/contractUpgradePreviewRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getPreviewContractUpgradeUrl = () => {




  return `/nox/public/v1/contract/upgrade/preview`
}

/**
 * Preview an upgrade
 *
 * For anyone with the uuid of an active contract. The current contract would end on the day before the new one begins, and advance payments for it would be refunded; its one-off fees are not charged again. Changes nothing; signContract with the same contractUuid executes it.
 */
export const previewContractUpgrade = async (contractUpgradePreviewRequest: ContractUpgradePreviewRequest, options?: Parameters<typeof fetcher>[1]): Promise<ContractUpgradePreview> => {

    
return fetcher<ContractUpgradePreview>(getPreviewContractUpgradeUrl(),
  {
    operationId: 'previewContractUpgrade',
    statuses: [200, 400, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializePreviewContractUpgradeRequest(contractUpgradePreviewRequest))
  }
).then(deserializePreviewContractUpgradeResponse);}


const deserializePreviewContractUpgradeResponse = (data: ContractUpgradePreview): ContractUpgradePreview => {
  if (data == null) return data;
  data.currentEndDate = toDate(data.currentEndDate);
  if (data.preview != null) {
    data.preview.contractStartDate = toDate(data.preview.contractStartDate);
    data.preview.contractStartDateOfUse = toDate(data.preview.contractStartDateOfUse);
    data.preview.firstEndDate = toDate(data.preview.firstEndDate);
    if (data.preview.lastPossibleCancelationDate != null) {
      data.preview.lastPossibleCancelationDate = toDate(data.preview.lastPossibleCancelationDate);
    }
    data.preview.withdrawalEndDate = toDate(data.preview.withdrawalEndDate);
    if (data.preview.lines != null) {
      for (const item0 of data.preview.lines) {
        
        item0.startDate = toDate(item0.startDate);
      }
    }
  }
  return data;
};

const serializePreviewContractUpgradeRequest = (data: ContractUpgradePreviewRequest): ContractUpgradePreviewRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.startDate = copy.startDate instanceof Date ? (copy.startDate.toISOString().slice(0, 10) as unknown as Date) : copy.startDate;
  return copy;
};