/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListPublicVirtualProductsParams } from '../../model/listPublicVirtualProductsParams.ts';
import type { VirtualProduct } from '../../model/virtualProduct.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicVirtualProductsUrl = (params: ListPublicVirtualProductsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/virtualproducts?${stringifiedParams}` : `/nox/public/v1/virtualproducts`
}

/**
 * Products of the studio
 *
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 */
export const listPublicVirtualProducts = async (params: ListPublicVirtualProductsParams, options?: Parameters<typeof fetcher>[1]): Promise<VirtualProduct[]> => {

  return fetcher<VirtualProduct[]>(getListPublicVirtualProductsUrl(params),
  {
      operationId: 'listPublicVirtualProducts', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}