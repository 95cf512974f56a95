/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const additionalEmailRequestEmailMin = 3;
export const additionalEmailRequestEmailMax = 254;



export const AdditionalEmailRequest = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(additionalEmailRequestEmailMin)).check(/*#__PURE__*/ zod.maxLength(additionalEmailRequestEmailMax))
});

export type AdditionalEmailRequest = zod.input<typeof AdditionalEmailRequest>;
export type AdditionalEmailRequestOutput = zod.output<typeof AdditionalEmailRequest>;
