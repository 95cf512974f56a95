import type { MessageDescriptor } from 'react-intl';
import { withTexts } from '../../i18n/loadTexts.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

let words: Readonly<Partial<Record<string, MessageDescriptor>>> = {};

/**
 * Returns the message for an error code; undefined for codes that the API description does not
 * declare.
 */
export const wordsOfCode = (code: string): MessageDescriptor | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/**
 * Loads the error messages, which most visits never need. If that fails, the server's texts are
 * shown.
 */
export const loadErrorWords = async (): Promise<void> => {
  const loaded = await withTexts(() => import('./errorMessages.ts')).catch(() => undefined);
  if (loaded) words = loaded.errorMessages;
};

/** Wraps `fetch` to load the error messages before an error response is returned. */
export const withErrorWords =
  (ask: Ask): Ask =>
  async (url, init) => {
    const answer = await ask(url, init);
    if (!answer.ok) await loadErrorWords();
    return answer;
  };
