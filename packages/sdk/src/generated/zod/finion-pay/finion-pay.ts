/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CreateFinionPayPaymentRequest
} from '../schemas/CreateFinionPayPaymentRequest.ts';

import {
  FinionPayPaymentRequest
} from '../schemas/FinionPayPaymentRequest.ts';


/**
 * For the account that began the checkout. Send the holder to serviceUrl; once they have agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. A no of the holder fails it. A repetition answers the request that is open.
 * @summary Ask the pay-later service to pay a checkout
 */
export const CreateFinionPayPaymentRequestBody = CreateFinionPayPaymentRequest

export const CreateFinionPayPaymentRequestResponse = FinionPayPaymentRequest

/**
 * For anybody logged in; to be read when the holder comes back from the service. Of the account's checkouts, or of the one that checkoutId names. Changes nothing.
 * @summary What the pay-later service was asked for
 */
export const listFinionPayPaymentRequestsQueryCheckoutIdMin = 36;
export const listFinionPayPaymentRequestsQueryCheckoutIdMax = 36;



export const ListFinionPayPaymentRequestsQueryParams = /*#__PURE__*/ zod.object({
  "checkoutId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(listFinionPayPaymentRequestsQueryCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(listFinionPayPaymentRequestsQueryCheckoutIdMax))).check(/*#__PURE__*/ zod.describe('The checkout that the requests are for; left out, those of all.'))
})

export const ListFinionPayPaymentRequestsResponseItem = FinionPayPaymentRequest
export const ListFinionPayPaymentRequestsResponse = /*#__PURE__*/ zod.array(ListFinionPayPaymentRequestsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))
