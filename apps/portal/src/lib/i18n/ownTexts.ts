import { getTranslations } from '@studio-portal/sdk/api/translations';
import type { MessageFormatElement } from 'react-intl';
import type { Messages } from './Messages.ts';
import type { Locale } from './locales.ts';

/** How long the texts of a brand may keep the page waiting, in milliseconds; what comes later is for the next visit. */
const patience = 1000;

/** Message ids and texts that a brand says in its own words, whatever the host sends. */
export type OwnTexts = Readonly<Record<string, unknown>>;

const none: OwnTexts = {};

/**
 * The texts of a brand, as the server wrote them into a page that it rendered, else from their host; none when they fail or take too
 * long, which is logged (spec 2, section 7).
 * @param tag `brandIdentifier` of the brand; without one there are none
 */
export async function ownTexts(
  locale: Locale,
  tag: string | undefined | Promise<string | undefined>,
): Promise<OwnTexts> {
  const known = await tag;
  if (!known) return none;
  const written = document.querySelector(`#brand-words[lang="${locale}"]`)?.textContent;
  if (written) return JSON.parse(written);
  try {
    const answer: unknown = await getTranslations(known, locale, {
      signal: AbortSignal.timeout(patience),
    });
    return { ...(typeof answer === 'object' ? answer : none) };
  } catch (error) {
    console.info('The texts of the brand could not be loaded', error);
    return none;
  }
}

/**
 * Those of the brand's texts that stand for one of `standard`, parsed. A text that is no valid message, or asks for values that
 * ours does not, is left out by itself.
 */
export async function laidOver(own: OwnTexts, standard: Messages): Promise<Messages> {
  const entries = Object.entries(own).flatMap(([id, text]) =>
    typeof text === 'string' && Object.hasOwn(standard, id) ? [[id, text] as const] : [],
  );
  if (entries.length === 0) return {};
  // The parser is loaded only for brands with texts of their own; where it does not come, ours are better than none.
  const { parseText } = await import('./parseText.ts').catch(() => ({ parseText: undefined }));
  if (!parseText) return {};
  const parsed = entries.flatMap(([id, text]): [string, MessageFormatElement[]][] => {
    const elements = parseText(text, standard[id] ?? []);
    return elements ? [[id, elements]] : [];
  });
  return Object.fromEntries(parsed);
}
