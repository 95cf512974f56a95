/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const pushKeyPublicKeyMin = 87;
export const pushKeyPublicKeyMax = 87;


export const pushKeyPublicKeyRegExp = /*#__PURE__*/ new RegExp('^B[A-Za-z0-9_-]{86}$');


export const PushKey = /*#__PURE__*/ zod.object({
  "publicKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(pushKeyPublicKeyMin)).check(/*#__PURE__*/ zod.maxLength(pushKeyPublicKeyMax)).check(/*#__PURE__*/ zod.regex(pushKeyPublicKeyRegExp))
});

export type PushKey = zod.input<typeof PushKey>;
export type PushKeyOutput = zod.output<typeof PushKey>;
