import type { MessageDescriptor } from 'react-intl';
import { withTexts } from '../../i18n/loadTexts.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

let words: Readonly<Partial<Record<string, MessageDescriptor>>> = {};

/** What a reader is told for an error code; undefined for codes that the description does not know. */
export const wordsOfCode = (code: string): MessageDescriptor | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** Brings the words for error codes, which most visits never need. Where they do not come, the server's own are shown. */
export const loadErrorWords = async (): Promise<void> => {
  const loaded = await withTexts(() => import('./errorMessages.ts')).catch(() => undefined);
  if (loaded) words = loaded.errorMessages;
};

/** A `fetch` that hands out a refusal together with the words for it. */
export const withErrorWords =
  (ask: Ask): Ask =>
  async (url, init) => {
    const answer = await ask(url, init);
    if (!answer.ok) await loadErrorWords();
    return answer;
  };
