/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListPublicPurchasedVouchersParams } from '../../model/listPublicPurchasedVouchersParams.ts';
import type { PurchasedVoucher } from '../../model/purchasedVoucher.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicPurchasedVouchersUrl = (params: ListPublicPurchasedVouchersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/voucher/purchased?${stringifiedParams}` : `/nox/public/v1/voucher/purchased`
}

/**
 * Vouchers from a public checkout
 *
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 */
export const listPublicPurchasedVouchers = async (params: ListPublicPurchasedVouchersParams, options?: Parameters<typeof fetcher>[1]): Promise<PurchasedVoucher[]> => {

  return fetcher<PurchasedVoucher[]>(getListPublicPurchasedVouchersUrl(params),
  {
      operationId: 'listPublicPurchasedVouchers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicPurchasedVouchersResponse);}


const deserializeListPublicPurchasedVouchersResponse = (data: PurchasedVoucher[]): PurchasedVoucher[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.purchasedAt = toDate(item0.purchasedAt);
    if (item0.validUntil != null) {
      item0.validUntil = toDate(item0.validUntil);
    }
  }
  return data;
};