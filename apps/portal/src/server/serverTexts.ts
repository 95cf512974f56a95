import { closestLocale, fallbackLocale, type Locale } from '../lib/i18n/locales.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/*.json', {
  eager: true,
  import: 'default',
});

/** Merged once per language: a page needs a dozen of a thousand texts. */
const known = new Map<Locale, Record<string, string>>();

/** Returns all texts of a language; gaps are filled from the fallback language. */
export function localeTexts(locale: Locale): Record<string, string> {
  const texts = known.get(locale) ?? {
    ...files[`../../locales/${fallbackLocale}.json`],
    ...files[`../../locales/${locale}.json`],
  };
  known.set(locale, texts);
  return texts;
}

/**
 * Returns the language that the browser will start with, as far as the server can know: a choice of
 * an earlier visit is stored in the browser, which then renders the page itself.
 * @param wishes languages in order of preference
 */
export const startLocale = (wishes: readonly (string | null)[]): Locale =>
  wishes.map(closestLocale).find((locale) => locale !== undefined) ?? fallbackLocale;

/** Characters with a meaning in a message; texts that contain one are not plain. */
const syntax = /[{}<']/;

/**
 * Returns a text without values, preferring the brand's own.
 * @returns undefined if only the browser can format it
 */
export function startText(
  id: string,
  locale: Locale,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const text = words[id] ?? localeTexts(locale)[id];
  return text === undefined || syntax.test(text) ? undefined : text;
}

/** Returns a text with simple values filled in; undefined if only the browser can format it. */
export function filledText(
  id: string,
  locale: Locale,
  words: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const text = words[id] ?? localeTexts(locale)[id];
  const parts = text?.split(/\{(\w+)\}/) ?? [];
  const plain = parts.filter((_, index) => index % 2 === 0);
  if (text === undefined || plain.some((part) => syntax.test(part))) return undefined;
  return parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? ''))).join('');
}
