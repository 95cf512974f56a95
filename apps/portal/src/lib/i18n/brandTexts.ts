import { getTranslations } from '@studio-portal/sdk/api/translations';
import type { MessageFormatElement } from 'react-intl';
import type { Messages } from './Messages.ts';
import type { Locale } from './locales.ts';

/**
 * Time that the brand's texts may delay the page, in milliseconds; later ones count from the next
 * visit.
 */
const timeout = 1000;

/** A brand's own texts by message id, unvalidated. */
export type BrandTexts = Readonly<Record<string, unknown>>;

const none: BrandTexts = {};

/**
 * Returns the texts of a brand: those that the server embedded in the page, otherwise those of the
 * translation host. If that fails or takes too long, logs it and returns none (spec 2, section 7).
 * @param tag `brandIdentifier` of the brand; undefined without one
 */
export async function loadBrandTexts(
  locale: Locale,
  tag: string | undefined | Promise<string | undefined>,
): Promise<BrandTexts> {
  const known = await tag;
  if (!known) return none;
  const written = document.querySelector(`#brand-words[lang="${locale}"]`)?.textContent;
  if (written) return JSON.parse(written);
  try {
    const answer: unknown = await getTranslations(known, locale, {
      // A retry would delay the page further, offline by most of a second.
      retries: 0,
      signal: AbortSignal.timeout(timeout),
    });
    return { ...(typeof answer === 'object' ? answer : none) };
  } catch (error) {
    console.info('The texts of the brand could not be loaded', error);
    return none;
  }
}

/**
 * Parses the brand's texts that override one of `standard`. Skips texts that are invalid messages
 * or use values that ours do not have.
 */
export async function parseOverrides(own: BrandTexts, standard: Messages): Promise<Messages> {
  const entries = Object.entries(own).flatMap(([id, text]) =>
    typeof text === 'string' && Object.hasOwn(standard, id) ? [[id, text] as const] : [],
  );
  if (entries.length === 0) return {};
  // Only brands with texts of their own need the parser. If it fails to load, fall back to our
  // texts.
  const { parseText } = await import('./parseText.ts').catch(() => ({ parseText: undefined }));
  if (!parseText) return {};
  const parsed = entries.flatMap(([id, text]): [string, MessageFormatElement[]][] => {
    const elements = parseText(text, standard[id] ?? []);
    return elements ? [[id, elements]] : [];
  });
  return Object.fromEntries(parsed);
}
