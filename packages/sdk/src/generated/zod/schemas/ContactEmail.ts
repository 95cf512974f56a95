/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const contactEmailIdMax = 9007199254740991;



export const ContactEmail = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contactEmailIdMax))),
  "email": EmailAddress,
  "main": /*#__PURE__*/ zod.boolean(),
  "verified": /*#__PURE__*/ zod.boolean()
});

export type ContactEmail = zod.input<typeof ContactEmail>;
export type ContactEmailOutput = zod.output<typeof ContactEmail>;
