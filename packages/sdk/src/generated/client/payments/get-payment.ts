/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentWithDetails } from '../../model/paymentWithDetails.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPaymentUrl = (paymentId: string,) => {




  return `/v3/payments/${encodeURIComponent(String(paymentId))}`
}

/**
 * One payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 */
export const getPayment = async (paymentId: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentWithDetails> => {

  return fetcher<PaymentWithDetails>(getGetPaymentUrl(paymentId),
  {
      operationId: 'getPayment', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPaymentResponse);}


const deserializeGetPaymentResponse = (data: PaymentWithDetails): PaymentWithDetails => {
  if (data == null) return data;
  data.bookingDate = toDate(data.bookingDate);
  if (data.paymentDetails != null) {
    data.paymentDetails.bookingDate = toDate(data.paymentDetails.bookingDate);
    if (data.paymentDetails.paymentInstrument != null) {
      if (data.paymentDetails.paymentInstrument.mandate != null) {
        data.paymentDetails.paymentInstrument.mandate.givenAt = toDate(data.paymentDetails.paymentInstrument.mandate.givenAt);
      }
    }
  }
  if (data.paymentRefundInformation != null) {
    if (data.paymentRefundInformation.refundableUntil != null) {
      data.paymentRefundInformation.refundableUntil = toDate(data.paymentRefundInformation.refundableUntil);
    }
    if (data.paymentRefundInformation.appointments != null) {
      for (const item0 of data.paymentRefundInformation.appointments) {
        
        item0.startDateTime = toDate(item0.startDateTime);
        item0.endDateTime = toDate(item0.endDateTime);
      }
    }
  }
  return data;
};