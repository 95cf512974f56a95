/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ConsumptionCredit
} from '../schemas/ConsumptionCredit.ts';

import {
  RechargeValidation
} from '../schemas/RechargeValidation.ts';

import {
  RechargeVariant
} from '../schemas/RechargeVariant.ts';


/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Of their studio, in the currency of it; zero for somebody who has never had any.
 * @summary What a member has to spend
 */
export const GetConsumptionCreditResponse = ConsumptionCredit

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE. What their studio sells; createProductVariantCheckoutV4 buys one, with its rechargeId as productVariantId.
 * @summary Ways to recharge the credit
 */
export const ListRechargeVariantsResponseItem = RechargeVariant
export const ListRechargeVariantsResponse = /*#__PURE__*/ zod.array(ListRechargeVariantsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Studios send links with a rechargeId; this says whether the member can recharge by it now. Nothing is bought or reserved.
 * @summary Whether a link to recharge leads anywhere
 */
export const validateRechargeQueryRechargeIdMax = 9007199254740991;



export const ValidateRechargeQueryParams = /*#__PURE__*/ zod.object({
  "rechargeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateRechargeQueryRechargeIdMax)).check(/*#__PURE__*/ zod.describe('Identifies a way to recharge the credit.'))
})

export const ValidateRechargeResponse = RechargeValidation
