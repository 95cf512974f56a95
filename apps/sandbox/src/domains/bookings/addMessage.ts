import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from './tables.ts';
import { type BookingNews, bookingTitle } from './bookingNews.ts';
import { formatPeriod } from '../../platform/mail/formatDates.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import { notify, findMember } from '../messages/notify.ts';

/** Adds a message about a promotion from the waiting list, in addition to the mail. */
export async function addBookingMessage(tx: Database, news: BookingNews, now: Date): Promise<void> {
  if (news.occasion !== 'movedUp') return;
  const { uuid, languages } = news;
  const what = bookingTitle(news);
  const [booking] = await tx.select().from(bookings).where(eq(bookings.uuid, uuid));
  const recipient =
    booking && (await findMember(tx, news.accountId ?? booking.accountId, news.studio.id));
  if (!recipient) return;
  const words = (locale: MailLocale) => ({ what, when: formatPeriod(locale, news) });
  const { customer, studio } = recipient;
  await notify(tx, customer, studio, { type: 'MOVED_UP', event: uuid, languages, words }, now);
}
