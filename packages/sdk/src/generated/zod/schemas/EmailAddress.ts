/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const EmailAddressRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+)*@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?\\.)+[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?$', 'u');

export const EmailAddressMin = 3;
export const EmailAddressMax = 254;



export const EmailAddress = /*#__PURE__*/ zod.stringFormat('idn-email', EmailAddressRegExp).check(/*#__PURE__*/ zod.minLength(EmailAddressMin)).check(/*#__PURE__*/ zod.maxLength(EmailAddressMax));

export type EmailAddress = zod.input<typeof EmailAddress>;
export type EmailAddressOutput = zod.output<typeof EmailAddress>;
