/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ConsumptionCredit
} from './schemas/ConsumptionCredit.ts';

import {
  RechargeValidation
} from './schemas/RechargeValidation.ts';

import {
  RechargeVariant
} from './schemas/RechargeVariant.ts';



/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 * @summary Consumption credit of a member
 */
export const GetConsumptionCreditResponse = ConsumptionCredit

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. Variants that their studio sells; buy one with createProductVariantCheckoutV4, with its rechargeId as productVariantId.
 * @summary Variants of recharges
 */
export const ListRechargeVariantsResponseItem = RechargeVariant
export const ListRechargeVariantsResponse = /*#__PURE__*/ zod.array(ListRechargeVariantsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this call checks whether the member can use it now. Nothing is bought or reserved.
 * @summary Validate a link to recharge
 */
export const validateRechargeQueryRechargeIdMax = 9007199254740991;



export const ValidateRechargeQueryParams = /*#__PURE__*/ zod.object({
  "rechargeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateRechargeQueryRechargeIdMax)).check(/*#__PURE__*/ zod.describe('Identifies a variant of recharging the credit.'))
})

export const ValidateRechargeResponse = RechargeValidation
