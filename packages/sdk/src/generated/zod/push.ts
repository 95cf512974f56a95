/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  PushKey
} from './schemas/PushKey.ts';

import {
  PushSubscriptionRequest
} from './schemas/PushSubscriptionRequest.ts';



/**
 * For any logged-in user. The public key of this backend for push services (RFC 8292); pass it to PushManager.subscribe as applicationServerKey. It does not change.
 * @summary Key for subscriptions
 */
export const GetPushKeyResponse = PushKey

/**
 * For any logged-in user, with the browser's response to PushManager.subscribe. The device is then notified of messages from studios to the account. An endpoint has one subscription, for the account that saved it last; repeating the call replaces its keys and language. An account keeps its latest 20 subscriptions.
 * @summary Subscribe this device
 */
export const SavePushSubscriptionBody = PushSubscriptionRequest

export const SavePushSubscriptionResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user, for a subscription of the account. The response is the same if it no longer exists or belongs to another account, which keeps it.
 * @summary Unsubscribe this device
 */
export const deletePushSubscriptionQueryEndpointMin = 12;
export const deletePushSubscriptionQueryEndpointMax = 2000;


export const deletePushSubscriptionQueryEndpointRegExp = /*#__PURE__*/ new RegExp('^https?://[!-~]+$');


export const DeletePushSubscriptionQueryParams = /*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deletePushSubscriptionQueryEndpointMin)).check(/*#__PURE__*/ zod.maxLength(deletePushSubscriptionQueryEndpointMax)).check(/*#__PURE__*/ zod.regex(deletePushSubscriptionQueryEndpointRegExp)).check(/*#__PURE__*/ zod.describe('URL of the subscription, as passed to savePushSubscription.'))
})

export const DeletePushSubscriptionResponse = /*#__PURE__*/ zod.void()
