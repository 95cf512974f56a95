/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const bookedByFirstNameMax = 100;



export const BookedBy = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookedByFirstNameMax)),
  "relation": /*#__PURE__*/ zod.enum(['GUARDIAN', 'PARTNER']),
  "byYou": /*#__PURE__*/ zod.boolean()
});

export type BookedBy = zod.input<typeof BookedBy>;
export type BookedByOutput = zod.output<typeof BookedBy>;
