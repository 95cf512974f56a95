/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */
import * as zod from 'zod/mini';

export const contactEmailEmailMin = 3;
export const contactEmailEmailMax = 254;
export const ContactEmail = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(contactEmailEmailMin)).check(/*#__PURE__*/ zod.maxLength(contactEmailEmailMax)),
  "main": /*#__PURE__*/ zod.boolean(),
  "verified": /*#__PURE__*/ zod.boolean()
});
export type ContactEmail = zod.input<typeof ContactEmail>;
export type ContactEmailOutput = zod.output<typeof ContactEmail>;
