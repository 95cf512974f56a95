/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CreateFinionPayPaymentRequest
} from './schemas/CreateFinionPayPaymentRequest.ts';

import {
  FinionPayPaymentRequest
} from './schemas/FinionPayPaymentRequest.ts';



/**
 * For the account that created the checkout. Send the holder to serviceUrl; after the holder has agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. It fails if the holder refuses. Repeating the call returns the open request.
 * @summary Request a payment from the pay-later service
 */
export const CreateFinionPayPaymentRequestBody = CreateFinionPayPaymentRequest

export const CreateFinionPayPaymentRequestResponse = FinionPayPaymentRequest

/**
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 * @summary Payment requests to the pay-later service
 */
export const listFinionPayPaymentRequestsQueryCheckoutIdMin = 36;
export const listFinionPayPaymentRequestsQueryCheckoutIdMax = 36;



export const ListFinionPayPaymentRequestsQueryParams = /*#__PURE__*/ zod.object({
  "checkoutId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(listFinionPayPaymentRequestsQueryCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(listFinionPayPaymentRequestsQueryCheckoutIdMax))).check(/*#__PURE__*/ zod.describe('The checkout of the requests; all checkouts by default.'))
})

export const ListFinionPayPaymentRequestsResponseItem = FinionPayPaymentRequest
export const ListFinionPayPaymentRequestsResponse = /*#__PURE__*/ zod.array(ListFinionPayPaymentRequestsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))
