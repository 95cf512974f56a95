/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const pushSubscriptionKeysP256dhMin = 87;
export const pushSubscriptionKeysP256dhMax = 87;


export const pushSubscriptionKeysP256dhRegExp = /*#__PURE__*/ new RegExp('^B[A-Za-z0-9_-]{86}$');
export const pushSubscriptionKeysAuthMin = 22;
export const pushSubscriptionKeysAuthMax = 22;


export const pushSubscriptionKeysAuthRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{22}$');


export const PushSubscriptionKeys = /*#__PURE__*/ zod.object({
  "p256dh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushSubscriptionKeysP256dhMin)).check(/*#__PURE__*/ zod.maxLength(pushSubscriptionKeysP256dhMax)).check(/*#__PURE__*/ zod.regex(pushSubscriptionKeysP256dhRegExp)),
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushSubscriptionKeysAuthMin)).check(/*#__PURE__*/ zod.maxLength(pushSubscriptionKeysAuthMax)).check(/*#__PURE__*/ zod.regex(pushSubscriptionKeysAuthRegExp))
});

export type PushSubscriptionKeys = zod.input<typeof PushSubscriptionKeys>;
export type PushSubscriptionKeysOutput = zod.output<typeof PushSubscriptionKeys>;
