/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const contactEmailIdMax = 9007199254740991;

export const contactEmailEmailMin = 3;
export const contactEmailEmailMax = 254;



export const ContactEmail = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contactEmailIdMax))),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(contactEmailEmailMin)).check(/*#__PURE__*/ zod.maxLength(contactEmailEmailMax)),
  "main": /*#__PURE__*/ zod.boolean(),
  "verified": /*#__PURE__*/ zod.boolean()
});

export type ContactEmail = zod.input<typeof ContactEmail>;
export type ContactEmailOutput = zod.output<typeof ContactEmail>;
