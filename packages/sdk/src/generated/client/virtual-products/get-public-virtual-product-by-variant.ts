/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetPublicVirtualProductByVariantParams } from '../../model/getPublicVirtualProductByVariantParams.ts';
import type { VirtualProduct } from '../../model/virtualProduct.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicVirtualProductByVariantUrl = (params: GetPublicVirtualProductByVariantParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/virtualproducts/byvariant?${stringifiedParams}` : `/nox/public/v1/virtualproducts/byvariant`
}

/**
 * Product of a variant
 *
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 */
export const getPublicVirtualProductByVariant = async (params: GetPublicVirtualProductByVariantParams, options?: Parameters<typeof fetcher>[1]): Promise<VirtualProduct> => {

  return fetcher<VirtualProduct>(getGetPublicVirtualProductByVariantUrl(params),
  {
      operationId: 'getPublicVirtualProductByVariant', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}