import { getTranslations } from '@studio-portal/sdk/api/translations';
import type { MessageFormatElement } from 'react-intl';
import { loadMessages, type Messages } from './loadMessages.ts';
import type { Locale } from './locales.ts';

/** How long the texts of a brand may keep the page waiting, in milliseconds; what comes later is for the next visit. */
const patience = 1000;

const noTexts: Record<string, unknown> = {};

/**
 * A map of message ids to texts, whatever the host sends; empty when they fail or take too long, which is logged (specification 2,
 * section 7).
 */
async function remoteTexts(tag: string, locale: Locale): Promise<Record<string, unknown>> {
  try {
    const answer: unknown = await getTranslations(tag, locale, {
      signal: AbortSignal.timeout(patience),
    });
    return { ...(typeof answer === 'object' ? answer : noTexts) };
  } catch (error) {
    console.info('The texts of the brand could not be loaded', error);
    return noTexts;
  }
}

/**
 * All texts of a language, those that the brand says in its own words laid over ours. A text that is no valid message, or asks for
 * values that ours does not, is left out by itself.
 * @param tag `brandIdentifier` of the brand; without one there is nothing to lay over. Our texts do not wait for it
 */
export async function loadRemoteTexts(
  locale: Locale,
  tag: string | undefined | Promise<string | undefined>,
): Promise<Messages> {
  const [defaults, own] = await Promise.all([
    loadMessages(locale),
    Promise.resolve(tag).then((known) => (known ? remoteTexts(known, locale) : noTexts)),
  ]);
  const entries = Object.entries(own).flatMap(([id, text]) =>
    typeof text === 'string' && Object.hasOwn(defaults, id) ? [[id, text] as const] : [],
  );
  if (entries.length === 0) return defaults;
  // The parser is loaded only for brands with texts of their own; where it does not come, ours are better than none.
  const { parseText } = await import('./parseText.ts').catch(() => ({ parseText: undefined }));
  if (!parseText) return defaults;
  const parsed = entries.flatMap(([id, text]): [string, MessageFormatElement[]][] => {
    const elements = parseText(text, defaults[id] ?? []);
    return elements ? [[id, elements]] : [];
  });
  return { ...defaults, ...Object.fromEntries(parsed) };
}
