/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const changeMainEmailRequestPasswordMax = 200;



export const ChangeMainEmailRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeMainEmailRequestPasswordMax))
});

export type ChangeMainEmailRequest = zod.input<typeof ChangeMainEmailRequest>;
export type ChangeMainEmailRequestOutput = zod.output<typeof ChangeMainEmailRequest>;
