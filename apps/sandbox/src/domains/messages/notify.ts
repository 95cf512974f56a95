/**
 * Messages to members, and notices on their devices: written in the transaction of what they tell (`tellMember.ts`), or, of what has a mail with words of its own, in that
 * of the job that mails it; once for each event.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Customer, customerOf } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { idlePeriods } from '../idlePeriods/tables.ts';
import { whatPays } from '../mail/accountLetter.ts';
import type { AccountNews } from '../mail/accountNews.ts';
import { type BookingNews, namedIn } from '../mail/bookingNews.ts';
import type { IdleNews, IdleOccasion } from '../mail/idleNews.ts';
import type { LeavingNews } from '../mail/leavingNews.ts';
import { fillWith } from '../mail/letter.ts';
import { dayIn, periodIn } from '../mail/momentIn.ts';
import { type MailLocale, mailTextsFor } from '../mail/texts.ts';
import { contractCancelations } from '../memberContracts/tables.ts';
import { promisePush } from '../push/promisePush.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type MessageKind, messageTexts } from './messageTexts.ts';
import { pathTo } from './pages.ts';
import { messages } from './tables.ts';

/** Signs that would mean something in Markdown. What people and things are called is text, and no link. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]()#+!|<>~&-]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

type News = {
  type: MessageKind;
  /** What it tells of; nothing is told twice. */
  event: string;
  /** Languages of the reader, the best first. */
  languages: (string | null)[];
  /** What stands in the places of the texts. */
  words: (locale: MailLocale) => Record<string, string>;
};

/** No subject is longer (description). */
const mostSigns = 200;

/** Writes a message, unless the studio sends none, and promises a notice to the devices of the member. */
export async function notify(
  tx: Database,
  customer: Pick<Customer, 'id'>,
  studio: StoredStudio,
  { type, event, languages, words }: News,
  now: Date,
): Promise<void> {
  const wordsIn = (locale: MailLocale): Record<string, string> => ({
    studio: studio.name,
    ...words(locale),
  });
  const path = pathTo(studio, type);
  const { locale } = mailTextsFor(...languages, studio.locale);
  const isNew =
    !studio.messagesEnabled ||
    (await writeMessage(tx, { customer, studio, type, event, locale, said: wordsIn(locale), now }));
  if (!isNew) return;
  await promisePush(tx, {
    customerId: customer.id,
    type,
    path,
    languages: [...languages, studio.locale],
    said: wordsIn,
  });
}

type Written = {
  customer: Pick<Customer, 'id'>;
  studio: StoredStudio;
  type: MessageKind;
  event: string;
  locale: MailLocale;
  said: Record<string, string>;
  now: Date;
};

/** @returns whether there was none of this event */
async function writeMessage(
  tx: Database,
  { customer, studio, type, event, locale, said, now }: Written,
): Promise<boolean> {
  const texts = messageTexts[locale][type];
  const escaped = Object.fromEntries(Object.entries(said).map(([key, text]) => [key, plain(text)]));
  const link = pathTo(studio, type);
  const written = await tx
    .insert(messages)
    .values({
      customerId: customer.id,
      studioId: studio.id,
      type,
      event,
      subject: fillWith(said)(texts.subject).slice(0, mostSigns),
      text: `${fillWith(escaped)(texts.text)}\n\n[${texts.link}](${link})`,
      sentAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return written.length > 0;
}

/** The member of an account at a studio; null for a guest, and for somebody who is gone. */
async function memberOf(
  tx: Database,
  accountId: number | null,
  studioId: number,
): Promise<{ customer: Customer; studio: StoredStudio } | null> {
  const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
  if (!studio || accountId === null) return null;
  const customer = await customerOf(tx, accountId, studio.tenant);
  return customer && { customer, studio };
}

const typeOfLeaving: Partial<Record<LeavingNews['occasion'], MessageKind>> = {
  canceled: 'CANCELATION_RECEIVED',
  stays: 'CANCELATION_WITHDRAWN',
};

/** A cancelation of a contract or a module, or that it was withdrawn; beside its mail. */
export async function notifyOfLeaving(
  tx: Database,
  { occasion, uuid, what, languages }: LeavingNews,
  now: Date,
): Promise<void> {
  const type = typeOfLeaving[occasion];
  if (type === undefined) return;
  const [found] = await tx
    .select({ receipt: contractCancelations, contract: contracts })
    .from(contractCancelations)
    .innerJoin(contracts, eq(contracts.id, contractCancelations.contractId))
    .where(eq(contractCancelations.id, uuid));
  const told = found && (await memberOf(tx, found.contract.accountId, found.contract.studioId));
  if (!told) return;
  const { contractEndDate } = found.receipt;
  const words = (locale: MailLocale) => ({
    what,
    day: contractEndDate === null ? '' : dayIn(locale, contractEndDate),
  });
  await notify(tx, told.customer, told.studio, { type, event: uuid, languages, words }, now);
}

/** A place that came up for somebody who waited; beside its mail. */
export async function notifyOfBooking(tx: Database, news: BookingNews, now: Date): Promise<void> {
  if (news.occasion !== 'movedUp') return;
  const { uuid, languages } = news;
  const what = namedIn(news);
  const [booking] = await tx.select().from(bookings).where(eq(bookings.uuid, uuid));
  const told = booking && (await memberOf(tx, news.accountId ?? booking.accountId, news.studio.id));
  if (!told) return;
  const words = (locale: MailLocale) => ({ what, when: periodIn(locale, news) });
  const { customer, studio } = told;
  await notify(tx, customer, studio, { type: 'MOVED_UP', event: uuid, languages, words }, now);
}

const typeOfPause: Partial<Record<IdleOccasion, MessageKind>> = {
  accepted: 'IDLE_PERIOD_ACCEPTED',
  rejected: 'IDLE_PERIOD_REJECTED',
};

/** A pause that is accepted or refused; beside its mail. */
export async function notifyOfIdlePeriod(tx: Database, news: IdleNews, now: Date): Promise<void> {
  const { occasion, idlePeriodId, what, languages } = news;
  const type = typeOfPause[occasion];
  if (type === undefined || idlePeriodId === undefined) return;
  const [found] = await tx
    .select({ idle: idlePeriods, contract: contracts })
    .from(idlePeriods)
    .innerJoin(contracts, eq(contracts.id, idlePeriods.contractId))
    .where(eq(idlePeriods.id, idlePeriodId));
  const told = found && (await memberOf(tx, found.contract.accountId, found.contract.studioId));
  if (!told) return;
  const { startDate, endDate } = found.idle;
  const words = (locale: MailLocale) => ({
    what,
    first: dayIn(locale, startDate),
    last: dayIn(locale, endDate),
  });
  const event = String(idlePeriodId);
  await notify(tx, told.customer, told.studio, { type, event, languages, words }, now);
}

/** That a membership is paid in another way from now on; beside its mail. */
export async function notifyOfAccount(tx: Database, news: AccountNews, now: Date): Promise<void> {
  const { occasion, member, languages } = news;
  if (occasion !== 'methodReplaced' || !member) return;
  const [found] = await tx
    .select({ customer: customers, studio: studios })
    .from(customers)
    .innerJoin(studios, eq(studios.id, news.studio.id))
    .where(eq(customers.id, member.customerId));
  if (!found) return;
  const { event } = member;
  const words = (locale: MailLocale) => ({ what: whatPays(locale, news.what) });
  const type = 'PAYMENT_METHOD_CHANGED';
  await notify(tx, found.customer, found.studio, { type, event, languages, words }, now);
}
