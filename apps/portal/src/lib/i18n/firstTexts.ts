import { type Locale, fallbackLocale } from './locales.ts';
import type { Messages } from './Messages.ts';
import { loadTexts } from './loadTexts.ts';

/** What the portal begins with. */
interface FirstTexts {
  /** The fallback where those of the wanted language did not come. */
  locale: Locale;
  messages: Messages;
}

/**
 * The texts of the wanted language, else of the fallback. When neither comes, `onFailure` is called and both are asked for again
 * as soon as the network is back: never rejects, but may take for ever.
 */
export async function firstTexts(
  wanted: Locale,
  tag: Promise<string | undefined>,
  onFailure: () => void,
): Promise<FirstTexts> {
  for (const locale of new Set([wanted, fallbackLocale])) {
    // One after the other: the second is asked for only when the first did not come.
    const messages = await loadTexts(locale, tag).catch(() => undefined);
    if (messages) return { locale, messages };
  }
  onFailure();
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return firstTexts(wanted, tag, onFailure);
}
