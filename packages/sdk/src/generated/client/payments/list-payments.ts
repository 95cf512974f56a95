/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListPaymentsParams } from '../../model/listPaymentsParams.ts';
import type { PaymentPage } from '../../model/paymentPage.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPaymentsUrl = (params?: ListPaymentsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v3/payments?${stringifiedParams}` : `/v3/payments`
}

/**
 * Payments of the account
 *
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 */
export const listPayments = async (params?: ListPaymentsParams, options?: Parameters<typeof fetcher>[1]): Promise<PaymentPage> => {

  return fetcher<PaymentPage>(getListPaymentsUrl(params),
  {
      operationId: 'listPayments', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPaymentsResponse);}


const deserializeListPaymentsResponse = (data: PaymentPage): PaymentPage => {
  if (data == null) return data;
  if (data.content != null) {
    for (const item0 of data.content) {
      
      item0.bookingDate = toDate(item0.bookingDate);
      if (item0.paymentDetails != null) {
        item0.paymentDetails.bookingDate = toDate(item0.paymentDetails.bookingDate);
        if (item0.paymentDetails.paymentInstrument != null) {
          if (item0.paymentDetails.paymentInstrument.mandate != null) {
            item0.paymentDetails.paymentInstrument.mandate.givenAt = toDate(item0.paymentDetails.paymentInstrument.mandate.givenAt);
          }
        }
      }
    }
  }
  return data;
};