/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AccountBalance
} from '../schemas/AccountBalance.ts';

import {
  CustomerAccount
} from '../schemas/CustomerAccount.ts';


/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW, or CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW, for whom the entries of a month are summed up by type. Of their studio, in the currency of it.
 * @summary What was owed and paid
 */
export const getCustomerAccountQueryStartDateMin = 10;
export const getCustomerAccountQueryStartDateMax = 10;


export const getCustomerAccountQueryStartDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const getCustomerAccountQueryEndDateMin = 10;
export const getCustomerAccountQueryEndDateMax = 10;


export const getCustomerAccountQueryEndDateRegExp = /*#__PURE__*/ new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const GetCustomerAccountQueryParams = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCustomerAccountQueryStartDateMin)).check(/*#__PURE__*/ zod.maxLength(getCustomerAccountQueryStartDateMax)).check(/*#__PURE__*/ zod.regex(getCustomerAccountQueryStartDateRegExp))).check(/*#__PURE__*/ zod.describe('First calendar day, in the zone of the studio; left out, a year before endDate.')),
  "endDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCustomerAccountQueryEndDateMin)).check(/*#__PURE__*/ zod.maxLength(getCustomerAccountQueryEndDateMax)).check(/*#__PURE__*/ zod.regex(getCustomerAccountQueryEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Last calendar day, included; left out, today, or the last dueDate if that is later.'))
})

export const GetCustomerAccountResponse = CustomerAccount

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED. The sum of all entries, below zero when too much was paid.
 * @summary What is owed
 */
export const GetAccountBalanceResponse = AccountBalance
