/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContactDataAmendment } from './ContactDataAmendment.ts';
import { EmailAddress } from './EmailAddress.ts';

export const contactDataPhoneMin = 5;
export const contactDataPhoneMax = 30;


export const contactDataPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');


export const ContactData = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contactDataPhoneMin)).check(/*#__PURE__*/ zod.maxLength(contactDataPhoneMax)).check(/*#__PURE__*/ zod.regex(contactDataPhoneRegExp))),
  "editable": /*#__PURE__*/ zod.boolean(),
  "approvalRequired": /*#__PURE__*/ zod.boolean(),
  "pendingAmendment": /*#__PURE__*/ zod.union([ContactDataAmendment,/*#__PURE__*/ zod.null()])
});

export type ContactData = zod.input<typeof ContactData>;
export type ContactDataOutput = zod.output<typeof ContactData>;
