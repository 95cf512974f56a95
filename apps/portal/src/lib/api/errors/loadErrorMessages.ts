import type { MessageDescriptor } from 'react-intl';
import { withTexts } from '../../i18n/loadTexts.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

let loadedMessages: Readonly<Partial<Record<string, MessageDescriptor>>> = {};

/**
 * Returns the message for an error code; undefined for codes that the API description does not
 * declare.
 */
export const errorCodeMessage = (code: string): MessageDescriptor | undefined =>
  Object.hasOwn(loadedMessages, code) ? loadedMessages[code] : undefined;

/**
 * Loads the error messages, which most visits never need. If that fails, the server's texts are
 * shown.
 */
export const loadErrorMessages = async (): Promise<void> => {
  const loaded = await withTexts(() => import('./errorMessages.ts')).catch(() => undefined);
  if (loaded) loadedMessages = loaded.errorMessages;
};

/** Wraps `fetch` to load the error messages before an error response is returned. */
export const withErrorMessages =
  (ask: Fetch): Fetch =>
  async (url, init) => {
    const answer = await ask(url, init);
    if (!answer.ok) await loadErrorMessages();
    return answer;
  };
