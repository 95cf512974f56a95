/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const contactDataAmendmentIdMin = 36;
export const contactDataAmendmentIdMax = 36;

export const contactDataAmendmentCreatedAtMin = 20;
export const contactDataAmendmentCreatedAtMax = 35;

export const contactDataAmendmentPhoneMin = 5;
export const contactDataAmendmentPhoneMax = 30;


export const contactDataAmendmentPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');


export const ContactDataAmendment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(contactDataAmendmentIdMin)).check(/*#__PURE__*/ zod.maxLength(contactDataAmendmentIdMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(contactDataAmendmentCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(contactDataAmendmentCreatedAtMax)),
  "email": EmailAddress,
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contactDataAmendmentPhoneMin)).check(/*#__PURE__*/ zod.maxLength(contactDataAmendmentPhoneMax)).check(/*#__PURE__*/ zod.regex(contactDataAmendmentPhoneRegExp)))
});

export type ContactDataAmendment = zod.input<typeof ContactDataAmendment>;
export type ContactDataAmendmentOutput = zod.output<typeof ContactDataAmendment>;
