/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetVirtualProductByVariantParams } from '../../model/getVirtualProductByVariantParams.ts';
import type { VirtualProduct } from '../../model/virtualProduct.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetVirtualProductByVariantUrl = (params: GetVirtualProductByVariantParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/virtualproducts/byvariant?${stringifiedParams}` : `/nox/v1/virtualproducts/byvariant`
}

/**
 * Product of a variant, for the account
 *
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 */
export const getVirtualProductByVariant = async (params: GetVirtualProductByVariantParams, options?: Parameters<typeof fetcher>[1]): Promise<VirtualProduct> => {

  return fetcher<VirtualProduct>(getGetVirtualProductByVariantUrl(params),
  {
      operationId: 'getVirtualProductByVariant', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}