import type { Section } from '../customerData/tables.ts';
import type { MessageKind } from '../messages/messageTexts.ts';
import type { BookingNews } from './bookingNews.ts';

/** What it is about: in the words of the studio, or a part of the member's data; nothing where the text says it all. */
export type MemberWhat =
  | { as: 'text'; text: string }
  | { as: 'section'; section: Section }
  | { as: 'nothing' };

/** News for a member that a mail tells in the words of the message; stored until it is written. */
export type MemberNews = Pick<BookingNews, 'to' | 'name' | 'languages' | 'surface' | 'studio'> & {
  type: MessageKind;
  what: MemberWhat;
};
