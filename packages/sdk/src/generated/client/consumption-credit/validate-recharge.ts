/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { RechargeValidation } from '../../model/rechargeValidation.ts';
import type { ValidateRechargeParams } from '../../model/validateRechargeParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getValidateRechargeUrl = (params: ValidateRechargeParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/customercenter/consumption-credit/validation?${stringifiedParams}` : `/nox/v1/customercenter/consumption-credit/validation`
}

/**
 * Validate a link to recharge
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 */
export const validateRecharge = async (params: ValidateRechargeParams, options?: Parameters<typeof fetcher>[1]): Promise<RechargeValidation> => {

  return fetcher<RechargeValidation>(getValidateRechargeUrl(params),
  {
      operationId: 'validateRecharge', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}