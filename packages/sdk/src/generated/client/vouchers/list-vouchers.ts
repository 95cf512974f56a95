/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListVouchersParams } from '../../model/listVouchersParams.ts';
import type { Voucher } from '../../model/voucher.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListVouchersUrl = (params: ListVouchersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/voucher?${stringifiedParams}` : `/nox/public/v1/voucher`
}

/**
 * Vouchers for sale at the studio
 *
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 */
export const listVouchers = async (params: ListVouchersParams, options?: Parameters<typeof fetcher>[1]): Promise<Voucher[]> => {

  return fetcher<Voucher[]>(getListVouchersUrl(params),
  {
      operationId: 'listVouchers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}