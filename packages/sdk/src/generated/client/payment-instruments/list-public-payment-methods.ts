/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListPublicPaymentMethodsParams } from '../../model/listPublicPaymentMethodsParams.ts';
import type { PaymentMethodOption } from '../../model/paymentMethodOption.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicPaymentMethodsUrl = (params: ListPublicPaymentMethodsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v3/public/paymentinstruments/payment-methods?${stringifiedParams}` : `/v3/public/paymentinstruments/payment-methods`
}

/**
 * Payment methods of a studio
 *
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 */
export const listPublicPaymentMethods = async (params: ListPublicPaymentMethodsParams, options?: Parameters<typeof fetcher>[1]): Promise<PaymentMethodOption[]> => {

  return fetcher<PaymentMethodOption[]>(getListPublicPaymentMethodsUrl(params),
  {
      operationId: 'listPublicPaymentMethods', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}