import { parse } from '@formatjs/icu-messageformat-parser';
import { parseOverrides } from '../lib/i18n/brandTexts.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import type { Messages } from '../lib/i18n/Messages.ts';
import { localeTexts } from './serverTexts.ts';

const parsed = new Map<Locale, Messages>();

/**
 * Returns all messages of a language, parsed, overridden by the brand's own.
 * @param words the brand's texts by message id
 */
export async function loadMessages(
  locale: Locale,
  words: Readonly<Record<string, string>>,
): Promise<Messages> {
  const ours =
    parsed.get(locale) ??
    Object.fromEntries(Object.entries(localeTexts(locale)).map(([id, text]) => [id, parse(text)]));
  parsed.set(locale, ours);
  return { ...ours, ...(await parseOverrides(words, ours)) };
}
