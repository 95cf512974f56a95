/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListPaymentInstrumentsParams } from '../../model/listPaymentInstrumentsParams.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPaymentInstrumentsUrl = (params?: ListPaymentInstrumentsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v2/paymentinstruments?${stringifiedParams}` : `/v2/paymentinstruments`
}

/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export const listPaymentInstruments = async (params?: ListPaymentInstrumentsParams, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument[]> => {

  return fetcher<PaymentInstrument[]>(getListPaymentInstrumentsUrl(params),
  {
      operationId: 'listPaymentInstruments', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPaymentInstrumentsResponse);}


const deserializeListPaymentInstrumentsResponse = (data: PaymentInstrument[]): PaymentInstrument[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.mandate != null) {
      item0.mandate.givenAt = toDate(item0.mandate.givenAt);
    }
  }
  return data;
};