/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const authenticateCheckoutRequestReturnPathRegExp = /*#__PURE__*/ new RegExp('^/(?![/\\\\])');

export const authenticateCheckoutRequestReturnPathMax = 2000;



export const AuthenticateCheckoutRequest = /*#__PURE__*/ zod.object({
  "returnPath": /*#__PURE__*/ zod.stringFormat('uri-reference', authenticateCheckoutRequestReturnPathRegExp).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(authenticateCheckoutRequestReturnPathMax))
});

export type AuthenticateCheckoutRequest = zod.input<typeof AuthenticateCheckoutRequest>;
export type AuthenticateCheckoutRequestOutput = zod.output<typeof AuthenticateCheckoutRequest>;
