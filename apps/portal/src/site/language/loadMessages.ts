import addresses from 'virtual:messages';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

export type Messages = Record<string, MessageFormatElement[]>;

/** All texts of a language: a file of the portal's own, so no call of the backend. @throws when it fails to load twice */
export const loadMessages = (locale: Locale): Promise<Messages> =>
  load(locale).catch(() => load(locale));

async function load(locale: Locale): Promise<Messages> {
  const address = addresses[locale];
  const answer = address === undefined ? undefined : await fetch(address);
  if (!answer?.ok)
    throw new Error(`The texts of ${locale} are missing: status ${answer?.status ?? 'none'}.`);
  return answer.json();
}
