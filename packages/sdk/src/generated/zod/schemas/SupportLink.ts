/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const supportLinkSupportURLMax = 2000;



export const SupportLink = /*#__PURE__*/ zod.object({
  "supportURL": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(supportLinkSupportURLMax))
});

export type SupportLink = zod.input<typeof SupportLink>;
export type SupportLinkOutput = zod.output<typeof SupportLink>;
