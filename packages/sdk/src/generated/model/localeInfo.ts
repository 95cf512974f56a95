/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioLocale } from './studioLocale.ts';

/**
 * In which languages a studio speaks to its members.
 */
export interface LocaleInfo {
  /** Whether there is more than one to choose from. */
  multiLanguageSupport: boolean;
  /**
     * The locales to choose from, in the order in which they are offered.
     * @maxItems 20
     */
  translationLocales: StudioLocale[];
  studioLocale: StudioLocale;
}
