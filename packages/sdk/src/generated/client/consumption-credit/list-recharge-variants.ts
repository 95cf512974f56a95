/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RechargeVariant } from '../../model/rechargeVariant.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListRechargeVariantsUrl = () => {




  return `/nox/v1/customercenter/consumption-credit/variants`
}

/**
 * Variants of recharges
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 */
export const listRechargeVariants = async ( options?: Parameters<typeof fetcher>[1]): Promise<RechargeVariant[]> => {

  return fetcher<RechargeVariant[]>(getListRechargeVariantsUrl(),
  {
      operationId: 'listRechargeVariants', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}