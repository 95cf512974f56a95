/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const passkeyIdMax = 9007199254740991;

export const passkeyNameMax = 60;

export const passkeyCreatedAtMin = 20;
export const passkeyCreatedAtMax = 35;

export const passkeyLastUsedAtMin = 20;
export const passkeyLastUsedAtMax = 35;



export const Passkey = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passkeyIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyNameMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(passkeyCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(passkeyCreatedAtMax)),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(passkeyLastUsedAtMin)).check(/*#__PURE__*/ zod.maxLength(passkeyLastUsedAtMax))),
  "backedUp": /*#__PURE__*/ zod.boolean()
});

export type Passkey = zod.input<typeof Passkey>;
export type PasskeyOutput = zod.output<typeof Passkey>;
