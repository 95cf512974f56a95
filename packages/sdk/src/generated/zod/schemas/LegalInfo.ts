/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LegalInfoType } from './LegalInfoType.ts';

export const legalInfoTextMax = 200000;



export const LegalInfo = /*#__PURE__*/ zod.object({
  "type": LegalInfoType,
  "externalUrl": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(legalInfoTextMax))
});

export type LegalInfo = zod.input<typeof LegalInfo>;
export type LegalInfoOutput = zod.output<typeof LegalInfo>;
