/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListVirtualProductsParams } from '../../model/listVirtualProductsParams.ts';
import type { VirtualProduct } from '../../model/virtualProduct.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListVirtualProductsUrl = (params: ListVirtualProductsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/virtualproducts?${stringifiedParams}` : `/nox/v1/virtualproducts`
}

/**
 * Products of the studio, for the account
 *
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 */
export const listVirtualProducts = async (params: ListVirtualProductsParams, options?: Parameters<typeof fetcher>[1]): Promise<VirtualProduct[]> => {

  return fetcher<VirtualProduct[]>(getListVirtualProductsUrl(params),
  {
      operationId: 'listVirtualProducts', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}