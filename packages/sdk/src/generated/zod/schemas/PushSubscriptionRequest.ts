/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { PushSubscriptionKeys } from './PushSubscriptionKeys.ts';

export const pushSubscriptionRequestEndpointMin = 12;
export const pushSubscriptionRequestEndpointMax = 2000;


export const pushSubscriptionRequestEndpointRegExp = /*#__PURE__*/ new RegExp('^https?://[!-~]+$');


export const PushSubscriptionRequest = /*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushSubscriptionRequestEndpointMin)).check(/*#__PURE__*/ zod.maxLength(pushSubscriptionRequestEndpointMax)).check(/*#__PURE__*/ zod.regex(pushSubscriptionRequestEndpointRegExp)),
  "keys": PushSubscriptionKeys
});

export type PushSubscriptionRequest = zod.input<typeof PushSubscriptionRequest>;
export type PushSubscriptionRequestOutput = zod.output<typeof PushSubscriptionRequest>;
