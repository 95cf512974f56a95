/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  PaymentPage
} from '../schemas/PaymentPage.ts';

import {
  PaymentWithDetails
} from '../schemas/PaymentWithDetails.ts';


/**
 * For anybody logged in. What was paid online, and what is held while somebody waits for a place, the newest first; with X-Tenant at that tenant alone. Orders that came to nothing are none of them. Pages count from 0 and hold 20 unless size says otherwise. Amounts are in the major unit, times carry the offset of the studio.
 * @summary Payments of the account
 */
export const listPaymentsQueryPageDefault = 0;
export const listPaymentsQueryPageMin = 0;
export const listPaymentsQueryPageMax = 10000;

export const listPaymentsQuerySizeDefault = 20;
export const listPaymentsQuerySizeMax = 100;



export const ListPaymentsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPaymentsQueryPageMin)).check(/*#__PURE__*/ zod.lte(listPaymentsQueryPageMax)), listPaymentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPaymentsQuerySizeMax)), listPaymentsQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries a page.'))
})

export const ListPaymentsResponse = PaymentPage

/**
 * For the account that paid; with X-Tenant only at that tenant. Tells what paid, and whether and until when it can be given back, with what is taken back then. Changes nothing.
 * @summary One payment
 */
export const getPaymentPathPaymentIdMin = 36;
export const getPaymentPathPaymentIdMax = 36;



export const GetPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(getPaymentPathPaymentIdMin)).check(/*#__PURE__*/ zod.maxLength(getPaymentPathPaymentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment.'))
})

export const GetPaymentResponse = PaymentWithDetails

/**
 * For the account that paid; with X-Tenant only at that tenant. Ends what was booked by the rule of cancelCalendarItem, moves the waiting list up and gives the whole amount back, with the mail of a cancelation; or nothing of it. A direct debit that has not arrived is stopped, and the payment CANCELED. A repetition answers the payment as it is then and gives nothing back twice.
 * @summary Give a payment back
 */
export const refundPaymentPathPaymentIdMin = 36;
export const refundPaymentPathPaymentIdMax = 36;



export const RefundPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(refundPaymentPathPaymentIdMin)).check(/*#__PURE__*/ zod.maxLength(refundPaymentPathPaymentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment.'))
})

export const RefundPaymentResponse = PaymentWithDetails
