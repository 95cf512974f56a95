/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  PaymentPage
} from './schemas/PaymentPage.ts';

import {
  PaymentWithDetails
} from './schemas/PaymentWithDetails.ts';



/**
 * For any logged-in user. Online payments and amounts authorized for waiting lists, newest first; with X-Tenant, only at that tenant. Excludes unsuccessful checkouts. Pages start at 0 and have 20 entries by default. Amounts are in the major unit, times have the offset of the studio.
 * @summary Payments of the account
 */
export const listPaymentsQueryPageDefault = 0;
export const listPaymentsQueryPageMin = 0;
export const listPaymentsQueryPageMax = 10000;

export const listPaymentsQuerySizeDefault = 20;
export const listPaymentsQuerySizeMax = 100;



export const ListPaymentsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentsQueryPageMin)).check(/*#__PURE__*/ zod.lte(listPaymentsQueryPageMax)), listPaymentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPaymentsQuerySizeMax)), listPaymentsQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries per page.'))
})

export const ListPaymentsResponse = PaymentPage

/**
 * For the account that paid; with X-Tenant, only at that tenant. Includes the payment method, and whether, until when and with which consequences it can be refunded. Changes nothing.
 * @summary One payment
 */
export const getPaymentPathPaymentIdMin = 36;
export const getPaymentPathPaymentIdMax = 36;



export const GetPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPaymentPathPaymentIdMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentPathPaymentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment.'))
})

export const GetPaymentResponse = PaymentWithDetails

/**
 * For the account that paid; with X-Tenant, only at that tenant. Cancels the booking like cancelCalendarItem, or takes back an unused pack, day ticket or voucher within the days that the studio grants, moves up the waiting list and refunds the full amount, with the mail of a cancelation, completely or not at all. A pending direct debit is stopped, and the payment becomes CANCELED. Repeating the call returns the current payment and refunds nothing twice.
 * @summary Refund a payment
 */
export const refundPaymentPathPaymentIdMin = 36;
export const refundPaymentPathPaymentIdMax = 36;



export const RefundPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(refundPaymentPathPaymentIdMin)).check(/*#__PURE__*/ zod.maxLength(refundPaymentPathPaymentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment.'))
})

export const RefundPaymentResponse = PaymentWithDetails
