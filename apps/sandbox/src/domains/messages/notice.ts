/**
 * Notification shown by a device, even while locked: a headline and one line, without contract names, amounts or
 * reasons.
 */
import { createFiller } from '../../platform/mail/letter.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import { messageTexts } from './messageTexts.ts';
import type { Notice } from '../push/notice.ts';
import type { MessageKind } from './texts/types.ts';

/** Removes the subject matter from a message subject, which follows a colon in every language. */
export const toHeadline = (subject: string): string => subject.replace(/\s?:\s\{what\}$/u, '');

/** Returns whether the subject matter of a message is a class with its time. */
const isAboutClass = (type: MessageKind): boolean =>
  type.startsWith('NOT_BOOKED_') || type === 'BOOKED_EVERY_WEEK' || type === 'BOOKING_OPEN';

/**
 * Creates the text of a notification.
 * @param words values of the placeholders; news about a class show course and time
 */
export function toNoticeText(
  locale: MailLocale,
  type: MessageKind,
  words: Readonly<Record<string, string>>,
): Pick<Notice, 'title' | 'body' | 'lang'> {
  const line = type === 'MOVED_UP' ? '{what}, {when}' : isAboutClass(type) ? '{what}' : '{studio}';
  return {
    title: toHeadline(messageTexts[locale][type].subject),
    body: createFiller(words)(line),
    lang: locale,
  };
}
