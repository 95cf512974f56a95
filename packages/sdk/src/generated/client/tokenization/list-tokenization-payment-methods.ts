/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListTokenizationPaymentMethodsParams } from '../../model/listTokenizationPaymentMethodsParams.ts';
import type { PaymentMethodOption } from '../../model/paymentMethodOption.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListTokenizationPaymentMethodsUrl = (params: ListTokenizationPaymentMethodsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/tokenization/payment-methods?${stringifiedParams}` : `/v1/tokenization/payment-methods`
}

/**
 * Payment methods of a studio for accounts
 *
 * For any logged-in user. Each with the type of instrument that initiateTokenization creates for it; FINION_PAY has none and is requested with createFinionPayPaymentRequest. Contains more methods than listPublicPaymentMethods, which is for users without an account.
 */
export const listTokenizationPaymentMethods = async (params: ListTokenizationPaymentMethodsParams, options?: Parameters<typeof fetcher>[1]): Promise<PaymentMethodOption[]> => {

  return fetcher<PaymentMethodOption[]>(getListTokenizationPaymentMethodsUrl(params),
  {
      operationId: 'listTokenizationPaymentMethods', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}