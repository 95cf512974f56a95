/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  PushKey
} from '../schemas/PushKey.ts';

import {
  PushSubscriptionRequest
} from '../schemas/PushSubscriptionRequest.ts';


/**
 * For anybody logged in. The public key by which push services know this backend (RFC 8292); a browser subscribes with it (applicationServerKey of PushManager.subscribe). It stays the same.
 * @summary Key to subscribe with
 */
export const GetPushKeyResponse = PushKey

/**
 * For anybody logged in, with what the browser has answered to PushManager.subscribe. From then on the device is told what studios tell the account by message. An endpoint is one subscription, of whoever has saved it last; a repetition replaces its keys and language. An account keeps the 20 that were saved last.
 * @summary Notify this device
 */
export const SavePushSubscriptionBody = PushSubscriptionRequest

export const SavePushSubscriptionResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody logged in, about a subscription of the account. It may be gone by now, or be another account's, which keeps it; the answer is the same.
 * @summary Notify this device no more
 */
export const deletePushSubscriptionQueryEndpointMin = 12;
export const deletePushSubscriptionQueryEndpointMax = 2000;


export const deletePushSubscriptionQueryEndpointRegExp = /*#__PURE__*/ new RegExp('^https?://[!-~]+$');


export const DeletePushSubscriptionQueryParams = /*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deletePushSubscriptionQueryEndpointMin)).check(/*#__PURE__*/ zod.maxLength(deletePushSubscriptionQueryEndpointMax)).check(/*#__PURE__*/ zod.regex(deletePushSubscriptionQueryEndpointRegExp)).check(/*#__PURE__*/ zod.describe('Address of the subscription, as savePushSubscription was given it.'))
})

export const DeletePushSubscriptionResponse = /*#__PURE__*/ zod.void()
