/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentWithDetails } from '../../model/paymentWithDetails.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getRefundPaymentUrl = (paymentId: string,) => {




  return `/v3/payments/${encodeURIComponent(String(paymentId))}/refund`
}

/**
 * Refund a payment
 *
 * For the account that paid; with X-Tenant, only at that tenant. Cancels the booking like cancelCalendarItem, or takes back an unused pack, day ticket or voucher within the days that the studio grants, moves up the waiting list and refunds the full amount, with the mail of a cancelation, completely or not at all. A pending direct debit is stopped, and the payment becomes CANCELED. Repeating the call returns the current payment and refunds nothing twice.
 */
export const refundPayment = async (paymentId: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentWithDetails> => {

  return fetcher<PaymentWithDetails>(getRefundPaymentUrl(paymentId),
  {
      operationId: 'refundPayment', statuses: [200, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeRefundPaymentResponse);}


const deserializeRefundPaymentResponse = (data: PaymentWithDetails): PaymentWithDetails => {
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