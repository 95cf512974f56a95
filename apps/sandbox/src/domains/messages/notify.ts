/**
 * Messages to members and push notifications. Written once per event, in the transaction of the event
 * (`notifyMember.ts`) or, for events with their own mail texts, in that of the job that writes the mail.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Customer, findCustomer } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { paymentLabel } from '../customerAccounts/accountLetter.ts';
import type { AccountNews } from '../customerAccounts/accountNews.ts';
import { type BookingNews, bookingTitle } from '../bookings/bookingNews.ts';
import type { IdleNews, IdleOccasion } from '../idlePeriods/idleNews.ts';
import type { ContractChangeNews } from '../memberships/contractChangeNews.ts';
import { createFiller } from '../../platform/mail/letter.ts';
import { formatDay, formatPeriod } from '../../platform/mail/formatDates.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import { contractCancelations, idlePeriods } from '../memberships/tables.ts';
import { queuePush } from './queuePush.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { type MessageKind, messageTexts } from './messageTexts.ts';
import { messagePath } from './messagePath.ts';
import { messages } from './tables.ts';

/** Escapes Markdown characters, so that names cannot create links. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]()#+!|<>~&-]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

type News = {
  type: MessageKind;
  /** Identifies the event; each event is reported once. */
  event: string;
  /** Languages of the recipient, in order of preference. */
  languages: (string | null)[];
  /** Returns the values of the placeholders. */
  words: (locale: MailLocale) => Record<string, string>;
};

/** Maximum length of a subject, as described. */
const maxSubjectLength = 200;

/**
 * Writes a message, unless the studio has disabled messages, and queues push notifications for the member's devices.
 */
export async function notify(
  tx: Database,
  customer: Pick<Customer, 'id'>,
  studio: StoredStudio,
  { type, event, languages, words }: News,
  now: Date,
): Promise<void> {
  const toWords = (locale: MailLocale): Record<string, string> => ({
    studio: studio.name,
    ...words(locale),
  });
  const path = messagePath(studio, type);
  const { locale } = findMailTexts(...languages, studio.locale);
  const isNew =
    !studio.messagesEnabled ||
    (await writeMessage(tx, {
      customer,
      studio,
      type,
      event,
      locale,
      words: toWords(locale),
      now,
    }));
  if (!isNew) return;
  await queuePush(tx, {
    customerId: customer.id,
    type,
    path,
    languages: [...languages, studio.locale],
    words: toWords,
  });
}

type Written = {
  customer: Pick<Customer, 'id'>;
  studio: StoredStudio;
  type: MessageKind;
  event: string;
  locale: MailLocale;
  words: Record<string, string>;
  now: Date;
};

/** @returns whether the event had no message yet */
async function writeMessage(
  tx: Database,
  { customer, studio, type, event, locale, words, now }: Written,
): Promise<boolean> {
  const texts = messageTexts[locale][type];
  const escaped = Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, escapeMarkdown(text)]),
  );
  const link = messagePath(studio, type);
  const written = await tx
    .insert(messages)
    .values({
      customerId: customer.id,
      studioId: studio.id,
      type,
      event,
      subject: createFiller(words)(texts.subject).slice(0, maxSubjectLength),
      text: `${createFiller(escaped)(texts.text)}\n\n[${texts.link}](${link})`,
      sentAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return written.length > 0;
}

/** Finds the member behind an account at a studio; null for guests and deleted accounts. */
async function findMember(
  tx: Database,
  accountId: number | null,
  studioId: number,
): Promise<{ customer: Customer; studio: StoredStudio } | null> {
  const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
  if (!studio || accountId === null) return null;
  const customer = await findCustomer(tx, accountId, studio.tenant);
  return customer && { customer, studio };
}

const contractChangeTypes: Partial<Record<ContractChangeNews['occasion'], MessageKind>> = {
  canceled: 'CANCELATION_RECEIVED',
  stays: 'CANCELATION_WITHDRAWN',
};

/** Adds a message about a cancelation or its withdrawal, in addition to the mail. */
export async function addContractChangeMessage(
  tx: Database,
  { occasion, uuid, what, languages }: ContractChangeNews,
  now: Date,
): Promise<void> {
  const type = contractChangeTypes[occasion];
  if (type === undefined) return;
  const [found] = await tx
    .select({ receipt: contractCancelations, contract: contracts })
    .from(contractCancelations)
    .innerJoin(contracts, eq(contracts.id, contractCancelations.contractId))
    .where(eq(contractCancelations.id, uuid));
  const recipient =
    found && (await findMember(tx, found.contract.accountId, found.contract.studioId));
  if (!recipient) return;
  const { contractEndDate } = found.receipt;
  const words = (locale: MailLocale) => ({
    what,
    day: contractEndDate === null ? '' : formatDay(locale, contractEndDate),
  });
  await notify(
    tx,
    recipient.customer,
    recipient.studio,
    { type, event: uuid, languages, words },
    now,
  );
}

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

const idlePeriodTypes: Partial<Record<IdleOccasion, MessageKind>> = {
  accepted: 'IDLE_PERIOD_ACCEPTED',
  rejected: 'IDLE_PERIOD_REJECTED',
};

/** Adds a message about an accepted or rejected idle period, in addition to the mail. */
export async function addIdlePeriodMessage(tx: Database, news: IdleNews, now: Date): Promise<void> {
  const { occasion, idlePeriodId, what, languages } = news;
  const type = idlePeriodTypes[occasion];
  if (type === undefined || idlePeriodId === undefined) return;
  const [found] = await tx
    .select({ idle: idlePeriods, contract: contracts })
    .from(idlePeriods)
    .innerJoin(contracts, eq(contracts.id, idlePeriods.contractId))
    .where(eq(idlePeriods.id, idlePeriodId));
  const recipient =
    found && (await findMember(tx, found.contract.accountId, found.contract.studioId));
  if (!recipient) return;
  const { startDate, endDate } = found.idle;
  const words = (locale: MailLocale) => ({
    what,
    first: formatDay(locale, startDate),
    last: formatDay(locale, endDate),
  });
  const event = String(idlePeriodId);
  await notify(tx, recipient.customer, recipient.studio, { type, event, languages, words }, now);
}

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
