/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AccountBalance
} from './schemas/AccountBalance.ts';

import {
  CustomerAccount
} from './schemas/CustomerAccount.ts';



/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW for monthly totals by type. Covers their studio, in its currency.
 * @summary Claims and payments
 */
export const getCustomerAccountQueryStartDateMin = 10;
export const getCustomerAccountQueryStartDateMax = 10;


export const getCustomerAccountQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getCustomerAccountQueryEndDateMin = 10;
export const getCustomerAccountQueryEndDateMax = 10;


export const getCustomerAccountQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetCustomerAccountQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCustomerAccountQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getCustomerAccountQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getCustomerAccountQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the time zone of the studio; defaults to a year before endDate.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCustomerAccountQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getCustomerAccountQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getCustomerAccountQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day, inclusive; defaults to today, or to the last dueDate if later.'))
})

export const GetCustomerAccountResponse = CustomerAccount

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, negative after an overpayment.
 * @summary Account balance
 */
export const GetAccountBalanceResponse = AccountBalance
