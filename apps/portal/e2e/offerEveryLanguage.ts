import type { Page } from '@playwright/test';
import { locales } from '../src/lib/i18n/locales.ts';

/** Makes the studio offer all languages of the portal to its members; the sample studios offer two. */
export const offerEveryLanguage = (page: Page): Promise<unknown> =>
  page.context().route('**/nox/v1/translation/locales*', (route) =>
    route.fulfill({
      json: {
        multiLanguageSupport: true,
        translationLocales: locales.map((locale) => locale.replace('-', '_')),
        studioLocale: 'de_DE',
      },
    }),
  );
