/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const passkeyRelyingPartyIdMax = 253;

export const passkeyRelyingPartyNameMax = 200;



export const PasskeyRelyingParty = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRelyingPartyIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRelyingPartyNameMax))
});

export type PasskeyRelyingParty = zod.input<typeof PasskeyRelyingParty>;
export type PasskeyRelyingPartyOutput = zod.output<typeof PasskeyRelyingParty>;
