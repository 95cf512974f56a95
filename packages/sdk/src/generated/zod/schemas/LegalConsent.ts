/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LegalInfoType } from './LegalInfoType.ts';

export const legalConsentNameMax = 120;

export const legalConsentTextMax = 1000;

export const legalConsentVersionMax = 100000;



export const LegalConsent = /*#__PURE__*/ zod.object({
  "type": LegalInfoType,
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(legalConsentNameMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(legalConsentTextMax)),
  "mandatory": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(legalConsentVersionMax))
});

export type LegalConsent = zod.input<typeof LegalConsent>;
export type LegalConsentOutput = zod.output<typeof LegalConsent>;
