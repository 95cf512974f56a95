/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentData } from '../../model/paymentData.ts';
import type { SavePaymentDataRequest } from '../../model/savePaymentDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getSavePaymentDataUrl = () => {




  return `/nox/v1/customercenter/paymentdata`
}

/**
 * Change the bank account
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION, or CUSTOMER_CENTER_PAYMENT_ACTIVE_WITH_VERIFICATION, which requires approval by the studio. Takes a new mandate from getSepaAgreement, whose bank account is validated immediately; repeating the call with the same mandate returns the same response. The member is notified of each attempt by mail, including those that the bank rejects.
 */
export const savePaymentData = async (savePaymentDataRequest: SavePaymentDataRequest, options?: Parameters<typeof fetcher>[1]): Promise<PaymentData> => {

    
return fetcher<PaymentData>(getSavePaymentDataUrl(),
  {
    operationId: 'savePaymentData',
    statuses: [200, 400, 401, 403, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(savePaymentDataRequest)
  }
).then(deserializeSavePaymentDataResponse);}


const deserializeSavePaymentDataResponse = (data: PaymentData): PaymentData => {
  if (data == null) return data;
  if (data.mandateGivenAt != null) {
    data.mandateGivenAt = toDate(data.mandateGivenAt);
  }
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
  }
  return data;
};