import type { StudioNews } from '../studios/studioNews.ts';
import type { Section } from '../accounts/permissions.ts';
import type { MessageKind } from '../messages/texts/types.ts';

/** Subject of the news: the studio's own text, a section of the member's data, a class (instants as ISO 8601), or nothing. */
export type MemberSubject =
  | { as: 'text'; text: string }
  | { as: 'section'; section: Section }
  | { as: 'class'; name: string; startsAt: string; endsAt: string; zoneId: string }
  | { as: 'nothing' };

/** News whose mail has the text of a message to a member; stored until the mail is written. */
export type MemberNews = StudioNews & {
  type: MessageKind;
  what: MemberSubject;
  /** Page below the studio that it links to; absent: that of its type. */
  page?: string;
};

export type MemberJob = { kind: 'member'; news: MemberNews };
