/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentData } from '../../model/paymentData.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPaymentDataUrl = () => {




  return `/nox/v1/customercenter/paymentdata`
}

/**
 * Payment method of the membership
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 */
export const getPaymentData = async ( options?: Parameters<typeof fetcher>[1]): Promise<PaymentData> => {

  return fetcher<PaymentData>(getGetPaymentDataUrl(),
  {
      operationId: 'getPaymentData', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPaymentDataResponse);}


const deserializeGetPaymentDataResponse = (data: PaymentData): PaymentData => {
  if (data == null) return data;
  if (data.mandateGivenAt != null) {
    data.mandateGivenAt = toDate(data.mandateGivenAt);
  }
  if (data.pendingAmendment != null) {
    data.pendingAmendment.createdAt = toDate(data.pendingAmendment.createdAt);
  }
  return data;
};