import { closestLocale, fallbackLocale, type Locale } from '../lib/i18n/locales.ts';

const files = import.meta.glob<Record<string, string>>('../../locales/*.json', {
  eager: true,
  import: 'default',
});

/** Put together once: a page asks for a dozen of a thousand texts. */
const known = new Map<Locale, Record<string, string>>();

/** All texts of a language; what a translation lacks is in the fallback language. */
export function textsOf(locale: Locale): Record<string, string> {
  const texts = known.get(locale) ?? {
    ...files[`../../locales/${fallbackLocale}.json`],
    ...files[`../../locales/${locale}.json`],
  };
  known.set(locale, texts);
  return texts;
}

/**
 * The language that the page's scripts will begin with, as far as the server can know: what the user chose on an earlier visit
 * stays in the browser, which then renders the page itself.
 * @param wishes languages, the most wanted first
 */
export const startLocale = (wishes: readonly (string | null)[]): Locale =>
  wishes.map(closestLocale).find((locale) => locale !== undefined) ?? fallbackLocale;

/** Signs with a meaning in a message: what holds one is more than plain words. */
const syntax = /[{}<']/;

/**
 * A text without values, in the words of the brand where it has its own.
 * @returns undefined when it can be shown by the scripts alone
 */
export function startText(
  id: string,
  locale: Locale,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const text = words[id] ?? textsOf(locale)[id];
  return text === undefined || syntax.test(text) ? undefined : text;
}

/** A text with values that stand in braces by themselves; undefined when it can be shown by the scripts alone. */
export function filledText(
  id: string,
  locale: Locale,
  words: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string | undefined {
  const text = words[id] ?? textsOf(locale)[id];
  const parts = text?.split(/\{(\w+)\}/) ?? [];
  const plain = parts.filter((_, index) => index % 2 === 0);
  if (text === undefined || plain.some((part) => syntax.test(part))) return undefined;
  return parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? ''))).join('');
}
