/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const passkeyRegistrationOptionsRequestPasswordMax = 200;



export const PasskeyRegistrationOptionsRequest = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsRequestPasswordMax))
});

export type PasskeyRegistrationOptionsRequest = zod.input<typeof PasskeyRegistrationOptionsRequest>;
export type PasskeyRegistrationOptionsRequestOutput = zod.output<typeof PasskeyRegistrationOptionsRequest>;
