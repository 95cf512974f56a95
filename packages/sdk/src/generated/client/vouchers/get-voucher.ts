/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Voucher } from '../../model/voucher.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetVoucherUrl = (voucherId: number,) => {




  return `/nox/public/v1/voucher/${encodeURIComponent(String(voucherId))}`
}

/**
 * A voucher for sale at the studio
 *
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 */
export const getVoucher = async (voucherId: number, options?: Parameters<typeof fetcher>[1]): Promise<Voucher> => {

  return fetcher<Voucher>(getGetVoucherUrl(voucherId),
  {
      operationId: 'getVoucher', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}