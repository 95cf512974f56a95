import { type Locale, fallbackLocale } from './locales.ts';
import type { Messages } from './Messages.ts';
import { loadTexts } from './loadTexts.ts';

/** The messages that the portal starts with. */
interface InitialTexts {
  /** The wanted language, or the fallback if it failed to load. */
  locale: Locale;
  messages: Messages;
}

/**
 * Loads the messages of the wanted language, or of the fallback. If both fail, calls `onFailure`
 * and retries once the network is back. Never rejects, but may never resolve.
 */
export async function loadInitialTexts(
  wanted: Locale,
  tag: Promise<string | undefined>,
  onFailure: () => void,
): Promise<InitialTexts> {
  for (const locale of new Set([wanted, fallbackLocale])) {
    // Sequential: the fallback is loaded only if the wanted language fails.
    const messages = await loadTexts(locale, tag).catch(() => undefined);
    if (messages) return { locale, messages };
  }
  onFailure();
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return loadInitialTexts(wanted, tag, onFailure);
}
