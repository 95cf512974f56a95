/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { GivenConsent } from './GivenConsent.ts';

export const givenConsentsConsentsMax = 100;



export const GivenConsents = /*#__PURE__*/ zod.object({
  "consents": /*#__PURE__*/ zod.array(GivenConsent).check(/*#__PURE__*/ zod.maxLength(givenConsentsConsentsMax))
});

export type GivenConsents = zod.input<typeof GivenConsents>;
export type GivenConsentsOutput = zod.output<typeof GivenConsents>;
