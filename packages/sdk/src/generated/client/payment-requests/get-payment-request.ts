/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentRequest } from '../../model/paymentRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPaymentRequestUrl = (paymentRequestUuid: string,) => {




  return `/nox/public/v1/paymentrequests/${encodeURIComponent(String(paymentRequestUuid))}`
}

/**
 * Payment request of a studio
 *
 * For anyone with the link that a studio has sent. Contains positions, total, payment methods, the studio and only the initials of the person. Requests that cannot be paid anymore are returned too; their state has the reason. Amounts are in the major unit of their currency. Changes nothing.
 */
export const getPaymentRequest = async (paymentRequestUuid: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentRequest> => {

  return fetcher<PaymentRequest>(getGetPaymentRequestUrl(paymentRequestUuid),
  {
      operationId: 'getPaymentRequest', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPaymentRequestResponse);}


const deserializeGetPaymentRequestResponse = (data: PaymentRequest): PaymentRequest => {
  if (data == null) return data;
  if (data.positions != null) {
    for (const item0 of data.positions) {
      
      item0.dueDate = toDate(item0.dueDate);
    }
  }
  if (data.paidAt != null) {
    data.paidAt = toDate(data.paidAt);
  }
  data.tokenValidUntil = toDate(data.tokenValidUntil);
  return data;
};