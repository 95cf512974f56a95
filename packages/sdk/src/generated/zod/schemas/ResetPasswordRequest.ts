/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const resetPasswordRequestEmailMin = 3;
export const resetPasswordRequestEmailMax = 254;



export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(resetPasswordRequestEmailMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordRequestEmailMax))
});

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;
