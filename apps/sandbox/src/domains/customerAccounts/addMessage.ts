import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../accounts/tables.ts';
import { paymentLabel } from './accountLetter.ts';
import type { AccountNews } from './accountNews.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import { studios } from '../studios/tables.ts';
import { notify } from '../messages/notify.ts';

/** Adds a message about a replaced payment method, in addition to the mail. */
export async function addAccountMessage(tx: Database, news: AccountNews, now: Date): Promise<void> {
  const { occasion, member, languages } = news;
  if (occasion !== 'methodReplaced' || !member) return;
  const [found] = await tx
    .select({ customer: customers, studio: studios })
    .from(customers)
    .innerJoin(studios, eq(studios.id, news.studio.id))
    .where(eq(customers.id, member.customerId));
  if (!found) return;
  const { event } = member;
  const words = (locale: MailLocale) => ({ what: paymentLabel(locale, news.what) });
  const type = 'PAYMENT_METHOD_CHANGED';
  await notify(tx, found.customer, found.studio, { type, event, languages, words }, now);
}
