/** Mails beside the messages to a member: promised in the transaction of what they tell (`messages/tellMember.ts`), written a moment later. */
import type { Services } from '../../server/api.ts';
import { findBrand } from '../brands/rules.ts';
import { pathTo } from '../messages/pages.ts';
import { memberLetter } from './memberLetter.ts';
import type { MemberNews } from './memberNews.ts';

/** Writes the mail that `tellMember` has promised. @param services in the transaction of the job */
export async function mailMemberNews(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: MemberNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const link = new URL(pathTo(news.studio, news.type), portalOrigin()).href;
  await mail.send(memberLetter(brand, news, link), db);
}
