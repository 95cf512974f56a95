/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioContactValueMax = 300;



export const StudioContact = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['PHONE', 'WEBSITE', 'EMAIL']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioContactValueMax))
});

export type StudioContact = zod.input<typeof StudioContact>;
export type StudioContactOutput = zod.output<typeof StudioContact>;
