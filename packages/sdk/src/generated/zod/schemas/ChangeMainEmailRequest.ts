/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const changeMainEmailRequestEmailMin = 3;
export const changeMainEmailRequestEmailMax = 254;

export const changeMainEmailRequestPasswordMax = 200;



export const ChangeMainEmailRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(changeMainEmailRequestEmailMin)).check(/*#__PURE__*/ zod.maxLength(changeMainEmailRequestEmailMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeMainEmailRequestPasswordMax))
});

export type ChangeMainEmailRequest = zod.input<typeof ChangeMainEmailRequest>;
export type ChangeMainEmailRequestOutput = zod.output<typeof ChangeMainEmailRequest>;
