/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */
import * as zod from 'zod/mini';

export const deleteAccountRequestPasswordMax = 200;
export const DeleteAccountRequest = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteAccountRequestPasswordMax))
});
export type DeleteAccountRequest = zod.input<typeof DeleteAccountRequest>;
export type DeleteAccountRequestOutput = zod.output<typeof DeleteAccountRequest>;
