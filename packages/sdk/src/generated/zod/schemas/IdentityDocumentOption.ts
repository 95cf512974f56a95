/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdentityDocumentType } from './IdentityDocumentType.ts';

export const identityDocumentOptionNumberPatternMax = 100;



export const IdentityDocumentOption = /*#__PURE__*/ zod.object({
  "documentType": IdentityDocumentType,
  "numberPattern": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(identityDocumentOptionNumberPatternMax)))
});

export type IdentityDocumentOption = zod.input<typeof IdentityDocumentOption>;
export type IdentityDocumentOptionOutput = zod.output<typeof IdentityDocumentOption>;
