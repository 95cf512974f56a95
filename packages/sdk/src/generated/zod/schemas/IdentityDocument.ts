/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdentityDocumentType } from './IdentityDocumentType.ts';

export const identityDocumentDocumentNumberMin = 4;
export const identityDocumentDocumentNumberMax = 30;


export const identityDocumentDocumentNumberRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');


export const IdentityDocument = /*#__PURE__*/ zod.object({
  "documentType": IdentityDocumentType,
  "documentNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(identityDocumentDocumentNumberMin)).check(/*#__PURE__*/ zod.maxLength(identityDocumentDocumentNumberMax)).check(/*#__PURE__*/ zod.regex(identityDocumentDocumentNumberRegExp))
});

export type IdentityDocument = zod.input<typeof IdentityDocument>;
export type IdentityDocumentOutput = zod.output<typeof IdentityDocument>;
