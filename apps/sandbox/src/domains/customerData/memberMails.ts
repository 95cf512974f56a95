/**
 * Mails that accompany messages to a member: queued in the transaction of the event (`messages/notifyMember.ts`),
 * written by a job afterwards.
 */
import type { Services } from '../../platform/api.ts';
import { findBrand } from '../brands/rules.ts';
import { messagePath } from '../messages/messagePath.ts';
import { memberLetter } from './memberLetter.ts';
import type { MemberNews } from './memberNews.ts';

/** Writes the mail queued by `notifyMember`. @param services in the transaction of the job */
export async function sendMemberMail(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: MemberNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const link = new URL(messagePath(news.studio, news.type, news.page), portalOrigin()).href;
  await mail.send(memberLetter(brand, news, link), db);
}
