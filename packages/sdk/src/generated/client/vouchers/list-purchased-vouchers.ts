/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PurchasedVoucher } from '../../model/purchasedVoucher.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPurchasedVouchersUrl = () => {




  return `/nox/v1/voucher/purchased`
}

/**
 * Purchased vouchers of the account
 *
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 */
export const listPurchasedVouchers = async ( options?: Parameters<typeof fetcher>[1]): Promise<PurchasedVoucher[]> => {

  return fetcher<PurchasedVoucher[]>(getListPurchasedVouchersUrl(),
  {
      operationId: 'listPurchasedVouchers', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPurchasedVouchersResponse);}


const deserializeListPurchasedVouchersResponse = (data: PurchasedVoucher[]): PurchasedVoucher[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.purchasedAt = toDate(item0.purchasedAt);
    if (item0.validUntil != null) {
      item0.validUntil = toDate(item0.validUntil);
    }
  }
  return data;
};