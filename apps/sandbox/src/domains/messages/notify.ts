/**
 * Messages to members and push notifications. Written once per event, in the transaction of the event
 * (`notifyMember.ts`) or, for events with their own mail texts, in that of the job that writes the mail.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Customer, findCustomer } from '../accounts/customers.ts';
import { createFiller } from '../../platform/mail/letter.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import { queuePush } from './queuePush.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { messageTexts } from './messageTexts.ts';
import { messagePath } from './messagePath.ts';
import { messages } from './tables.ts';
import type { MessageKind } from './texts/types.ts';

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
  /** Page below the studio to link to; absent: that of the type. */
  page?: string;
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
  { type, event, languages, words, page }: News,
  now: Date,
): Promise<void> {
  const toWords = (locale: MailLocale): Record<string, string> => ({
    studio: studio.name,
    ...words(locale),
  });
  const path = messagePath(studio, type, page);
  const { locale } = findMailTexts(...languages, studio.locale);
  const isNew =
    !studio.messagesEnabled ||
    (await writeMessage(tx, {
      customer,
      studio,
      type,
      event,
      locale,
      path,
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
  path: string;
  words: Record<string, string>;
  now: Date;
};

/** @returns whether the event had no message yet */
async function writeMessage(
  tx: Database,
  { customer, studio, type, event, locale, path, words, now }: Written,
): Promise<boolean> {
  const texts = messageTexts[locale][type];
  const escaped = Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, escapeMarkdown(text)]),
  );
  const written = await tx
    .insert(messages)
    .values({
      customerId: customer.id,
      studioId: studio.id,
      type,
      event,
      subject: createFiller(words)(texts.subject).slice(0, maxSubjectLength),
      text: `${createFiller(escaped)(texts.text)}\n\n[${texts.link}](${path})`,
      sentAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return written.length > 0;
}

/** Finds the member behind an account at a studio; null for guests and deleted accounts. */
export async function findMember(
  tx: Database,
  accountId: number | null,
  studioId: number,
): Promise<{ customer: Customer; studio: StoredStudio } | null> {
  const [studio] = await tx.select().from(studios).where(eq(studios.id, studioId));
  if (!studio || accountId === null) return null;
  const customer = await findCustomer(tx, accountId, studio.tenant);
  return customer && { customer, studio };
}
