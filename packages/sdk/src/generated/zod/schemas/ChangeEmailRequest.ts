/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const changeEmailRequestEmailMin = 3;
export const changeEmailRequestEmailMax = 254;

export const changeEmailRequestPasswordMax = 200;



export const ChangeEmailRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(changeEmailRequestEmailMin)).check(/*#__PURE__*/ zod.maxLength(changeEmailRequestEmailMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeEmailRequestPasswordMax))
});

export type ChangeEmailRequest = zod.input<typeof ChangeEmailRequest>;
export type ChangeEmailRequestOutput = zod.output<typeof ChangeEmailRequest>;
