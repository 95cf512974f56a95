/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const saveContactDataRequestPhoneMin = 5;
export const saveContactDataRequestPhoneMax = 30;


export const saveContactDataRequestPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');


export const SaveContactDataRequest = /*#__PURE__*/ zod.object({
  "email": EmailAddress,
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveContactDataRequestPhoneMin)).check(/*#__PURE__*/ zod.maxLength(saveContactDataRequestPhoneMax)).check(/*#__PURE__*/ zod.regex(saveContactDataRequestPhoneRegExp)))
});

export type SaveContactDataRequest = zod.input<typeof SaveContactDataRequest>;
export type SaveContactDataRequestOutput = zod.output<typeof SaveContactDataRequest>;
