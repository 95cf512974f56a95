/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { SignContractRequest } from '../../model/signContractRequest.ts';
import type { SignPublicContractHeaders } from '../../model/signPublicContractHeaders.ts';
import type { SignedContract } from '../../model/signedContract.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSignPublicContractUrl = () => {




  return `/nox/public/v1/contract/sign`
}

/**
 * Sign a contract without an account
 *
 * Public; a session has no effect. The contract is mailed. totalPrice must equal the one from previewPublicContract; if it has changed, the call fails. Repeating the call without the same Idempotency-Key signs a second contract. Without an account there is no contract for contractUuid to refer to.
 */
export const signPublicContract = async (signContractRequest: SignContractRequest,
    headers?: SignPublicContractHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SignedContract> => {

    
return fetcher<SignedContract>(getSignPublicContractUrl(),
  {
    operationId: 'signPublicContract',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeSignPublicContractRequest(signContractRequest))
  }
).then(deserializeSignPublicContractResponse);}


const deserializeSignPublicContractResponse = (data: SignedContract): SignedContract => {
  if (data == null) return data;
  if (data.contract != null) {
    data.contract.startDate = toDate(data.contract.startDate);
    data.contract.endDate = toDate(data.contract.endDate);
    if (data.contract.cancelationDate != null) {
      data.contract.cancelationDate = toDate(data.contract.cancelationDate);
    }
    if (data.contract.lastPossibleCancelationDate != null) {
      data.contract.lastPossibleCancelationDate = toDate(data.contract.lastPossibleCancelationDate);
    }
    data.contract.contractStartDateOfUse = toDate(data.contract.contractStartDateOfUse);
    if (data.contract.lines != null) {
      for (const item0 of data.contract.lines) {
        
        item0.startDate = toDate(item0.startDate);
      }
    }
    if (data.contract.moduleContracts != null) {
      for (const item0 of data.contract.moduleContracts) {
        
        item0.startDate = toDate(item0.startDate);
        item0.endDate = toDate(item0.endDate);
        if (item0.cancelationDate != null) {
          item0.cancelationDate = toDate(item0.cancelationDate);
        }
        if (item0.lastPossibleCancelationDate != null) {
          item0.lastPossibleCancelationDate = toDate(item0.lastPossibleCancelationDate);
        }
        if (item0.trialPeriodStartDate != null) {
          item0.trialPeriodStartDate = toDate(item0.trialPeriodStartDate);
        }
        if (item0.trialPeriodEndDate != null) {
          item0.trialPeriodEndDate = toDate(item0.trialPeriodEndDate);
        }
      }
    }
    if (data.contract.flatFeeContracts != null) {
      for (const item0 of data.contract.flatFeeContracts) {
        
        item0.startDate = toDate(item0.startDate);
      }
    }
    data.contract.signedAt = toDate(data.contract.signedAt);
    data.contract.withdrawalEndDate = toDate(data.contract.withdrawalEndDate);
    if (data.contract.replaces != null) {
      data.contract.replaces.contractEndDate = toDate(data.contract.replaces.contractEndDate);
    }
  }
  return data;
};

const serializeSignPublicContractRequest = (data: SignContractRequest): SignContractRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.startDate = copy.startDate instanceof Date ? (copy.startDate.toISOString().slice(0, 10) as unknown as Date) : copy.startDate;
  if (copy.preuseDate != null) {
    copy.preuseDate = copy.preuseDate instanceof Date ? (copy.preuseDate.toISOString().slice(0, 10) as unknown as Date) : copy.preuseDate;
  }
  if (copy.customerData != null) {
    copy.customerData = { ...copy.customerData };
    copy.customerData.dateOfBirth = copy.customerData.dateOfBirth instanceof Date ? (copy.customerData.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customerData.dateOfBirth;
  }
  return copy;
};