/** What a device shows, also while it is locked: a headline and one line, without names of contracts, amounts or reasons. */
import { createFiller } from '../mail/letter.ts';
import type { MailLocale } from '../mail/texts.ts';
import { type MessageKind, messageTexts } from '../messages/messageTexts.ts';

export type Notice = {
  title: string;
  body: string;
  /** Address of the page it leads to, without its origin. */
  path: string;
  /** Language of the words, BCP 47. */
  lang: string;
  /** Address of the brand's icon; null where it has none. */
  icon: string | null;
};

/** The subject of a message without what it is about, which stands behind a colon in every language. */
export const headlineOf = (subject: string): string => subject.replace(/\s?:\s\{what\}$/u, '');

/**
 * The words of a notice.
 * @param said what stands in the places of the message: of a place that came up, course and time are what the reader has to know
 */
export function wordsOf(
  locale: MailLocale,
  type: MessageKind,
  said: Readonly<Record<string, string>>,
): Pick<Notice, 'title' | 'body' | 'lang'> {
  const line = type === 'MOVED_UP' ? '{what}, {when}' : '{studio}';
  return {
    title: headlineOf(messageTexts[locale][type].subject),
    body: createFiller(said)(line),
    lang: locale,
  };
}
