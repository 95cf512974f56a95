/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListAvailablePaymentTypesParams } from '../../model/listAvailablePaymentTypesParams.ts';
import type { PaymentType } from '../../model/paymentType.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListAvailablePaymentTypesUrl = (params: ListAvailablePaymentTypesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v2/public/paymentinstruments/availabe-payment-types?${stringifiedParams}` : `/v2/public/paymentinstruments/availabe-payment-types`
}

/**
 * Types of instruments that a studio accepts
 *
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 */
export const listAvailablePaymentTypes = async (params: ListAvailablePaymentTypesParams, options?: Parameters<typeof fetcher>[1]): Promise<PaymentType[]> => {

  return fetcher<PaymentType[]>(getListAvailablePaymentTypesUrl(params),
  {
      operationId: 'listAvailablePaymentTypes', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}