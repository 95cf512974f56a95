/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PasskeyAuthenticatorSelection = /*#__PURE__*/ zod.object({
  "residentKey": /*#__PURE__*/ zod.enum(['required']),
  "requireResidentKey": /*#__PURE__*/ zod.boolean(),
  "userVerification": /*#__PURE__*/ zod.enum(['required'])
});

export type PasskeyAuthenticatorSelection = zod.input<typeof PasskeyAuthenticatorSelection>;
export type PasskeyAuthenticatorSelectionOutput = zod.output<typeof PasskeyAuthenticatorSelection>;
