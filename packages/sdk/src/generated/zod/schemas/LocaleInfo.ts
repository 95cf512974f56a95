/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { StudioLocale } from './StudioLocale.ts';

export const localeInfoTranslationLocalesMax = 20;



export const LocaleInfo = /*#__PURE__*/ zod.object({
  "multiLanguageSupport": /*#__PURE__*/ zod.boolean(),
  "translationLocales": /*#__PURE__*/ zod.array(StudioLocale).check(/*#__PURE__*/ zod.maxLength(localeInfoTranslationLocalesMax)),
  "studioLocale": StudioLocale
});

export type LocaleInfo = zod.input<typeof LocaleInfo>;
export type LocaleInfoOutput = zod.output<typeof LocaleInfo>;
