/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const whitelabelTextsTitleMax = 120;

export const whitelabelTextsImprintMax = 20000;

export const whitelabelTextsContactLinkTextMax = 80;

export const whitelabelTextsContactLinkUrlMax = 2000;

export const whitelabelTextsImprintLinkUrlMax = 2000;

export const whitelabelTextsLegalDocumentsLinksPrivacyPolicyMax = 2000;

export const whitelabelTextsLegalDocumentsLinksTermsAndConditionsMax = 2000;



export const WhitelabelTexts = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsTitleMax))),
  "imprint": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsImprintMax))),
  "contactLinkText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsContactLinkTextMax))),
  "contactLinkUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsContactLinkUrlMax))),
  "imprintLinkUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsImprintLinkUrlMax))),
  "legalDocumentsLinks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({
  "privacyPolicy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsLegalDocumentsLinksPrivacyPolicyMax))),
  "termsAndConditions": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelTextsLegalDocumentsLinksTermsAndConditionsMax)))
}))
});

export type WhitelabelTexts = zod.input<typeof WhitelabelTexts>;
export type WhitelabelTextsOutput = zod.output<typeof WhitelabelTexts>;
