/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioLocale } from './studioLocale.ts';

/**
 * Languages of a studio.
 */
export interface LocaleInfo {
  /** True if there is more than one to choose from. */
  multiLanguageSupport: boolean;
  /**
     * The available locales, in display order.
     * @maxItems 20
     */
  translationLocales: StudioLocale[];
  studioLocale: StudioLocale;
}
