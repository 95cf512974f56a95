import { readStored, store } from '../browser/storage.ts';

/** The languages of the portal (specification 1, section 9): eight of the studio area, three of the shared layer. */
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

/** Languages and regions that another one stands in for. A language alone covers all its regions that are not named. */
const standIns: ReadonlyMap<string, Locale> = new Map([
  ['en-ca', 'en-US'],
  ['en-ph', 'en-US'],
  ['en', 'en-GB'],
  ['ca', 'es-ES'],
  ['ca-fr', 'fr-FR'],
  ['ca-it', 'it-IT'],
]);

/** The locale of the portal that comes closest to a tag such as `de`, `de_AT` or `ca-FR`; undefined when none speaks the language. */
export function closestLocale(wish: string | null | undefined): Locale | undefined {
  const tag = (wish ?? '').trim().replaceAll('_', '-').toLowerCase();
  const [language = ''] = tag.split('-');
  return (
    locales.find((locale) => locale.toLowerCase() === tag) ??
    standIns.get(tag) ??
    standIns.get(language) ??
    locales.find((locale) => locale.slice(0, 2) === language)
  );
}

/**
 * The language that the reader wants: by query parameter (lo, locale), else what was chosen before, else the browser's languages.
 * Undefined when none of them is spoken here; then the studio's decides, in the end en-GB.
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

/** A language in its own words: "Deutsch (Deutschland)". */
export const localeName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
