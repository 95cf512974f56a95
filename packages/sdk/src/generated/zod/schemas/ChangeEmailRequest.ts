/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const changeEmailRequestPasswordMax = 200;



export const ChangeEmailRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeEmailRequestPasswordMax))
});

export type ChangeEmailRequest = zod.input<typeof ChangeEmailRequest>;
export type ChangeEmailRequestOutput = zod.output<typeof ChangeEmailRequest>;
