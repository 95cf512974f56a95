import { readStored, store } from '../browser/storage.ts';

/** The languages of the portal (spec 9): eight of the studio area, three of the shared layer. */
export const locales = [
  'cs-CZ',
  'de-DE',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-FR',
  'hu-HU',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'sl-SI',
] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'en-GB';

const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/**
 * Locales for tags that have no locale of their own. A language alone covers all regions not
 * listed.
 */
const localeAliases: ReadonlyMap<string, Locale> = new Map([
  ['en-ca', 'en-US'],
  ['en-ph', 'en-US'],
  ['en', 'en-GB'],
  ['ca', 'es-ES'],
  ['ca-fr', 'fr-FR'],
  ['ca-it', 'it-IT'],
]);

/**
 * Finds the locale closest to a tag such as `de`, `de_AT` or `ca-FR`; undefined if the language is
 * not supported.
 */
export function closestLocale(wish: string | null | undefined): Locale | undefined {
  const tag = (wish ?? '').trim().replaceAll('_', '-').toLowerCase();
  const [language = ''] = tag.split('-');
  return (
    locales.find((locale) => locale.toLowerCase() === tag) ??
    localeAliases.get(tag) ??
    localeAliases.get(language) ??
    locales.find((locale) => locale.slice(0, 2) === language)
  );
}

/**
 * Returns the user's preferred language: the query parameter (lo, locale), the stored choice, or
 * the browser's languages, in this order. Undefined if none is supported; then the studio's
 * language applies, and finally en-GB.
 */
export function wantedLocale(
  query: string | undefined,
  browser: readonly string[],
): Locale | undefined {
  const stored = readStored('locale');
  const wishes = [query, isLocale(stored) ? stored : undefined, ...browser];
  return wishes.map(closestLocale).find((locale) => locale !== undefined);
}

export const rememberLocale = (locale: Locale): void => store('locale', locale);

/** Returns the name of a language in that language: "Deutsch (Deutschland)". */
export const localeName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
