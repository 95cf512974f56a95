/** Notifies members by message and by mail with the same text, both queued in the transaction of the event. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services, Surface } from '../../platform/api.ts';
import { sameAddress } from '../../platform/foldText.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { currentSurface } from '../../platform/scope.ts';
import type { Customer } from '../accounts/customers.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import type { customerAmendments } from './tables.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { subjectLabel } from './memberLetter.ts';
import type { MemberJob, MemberNews, MemberSubject } from './memberNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { notify } from '../messages/notify.ts';
import type { MessageKind } from '../messages/texts/types.ts';

/** Recipient of a notification. */
export type NotifiedMember = {
  customer: Pick<Customer, 'id' | 'accountId' | 'email' | 'firstname' | 'lastname'>;
  studio: StoredStudio;
  /** Brand context and language of the member's request; null if unknown. */
  reader: Surface | null;
};

type MemberEvent = {
  type: MessageKind;
  what: MemberSubject;
  /** Page below the studio to link to; absent: that of the type. */
  page?: string;
};

async function findOwner(tx: Database, { accountId }: Pick<Customer, 'accountId'>) {
  if (accountId === null) return null;
  const [found] = await tx
    .select({ email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found ?? null;
}

type Owner = Awaited<ReturnType<typeof findOwner>>;

/** Lists languages in order of preference: chosen, of the browser, of the studio. */
const listLanguages = (owner: Owner, { reader, studio }: NotifiedMember): (string | null)[] => [
  owner?.locale ?? null,
  reader?.language ?? null,
  studio.locale,
];

/** Queues a mail to an address. */
async function queueMail(
  tx: Database,
  member: NotifiedMember,
  owner: Owner,
  { type, what, page }: MemberEvent,
  to: string,
): Promise<void> {
  const { customer, studio, reader } = member;
  const news: MemberNews = {
    type,
    what,
    ...(page === undefined ? {} : { page }),
    to,
    name: `${customer.firstname ?? ''} ${customer.lastname ?? ''}`.trim(),
    languages: listLanguages(owner, member),
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioSnapshot(studio),
  };
  await addJob(tx, { kind: 'member', news } satisfies MemberJob);
}

/**
 * Notifies a member by message, and by mail to the address known to the studio, else that of the account.
 * @param tx the transaction of the event
 * @param event id of the event, which gets a single message
 * @param hasMail false if another mail tells the member of the event
 */
export async function notifyMember(
  tx: Database,
  member: NotifiedMember,
  { event, hasMail = true, ...about }: MemberEvent & { event: string; hasMail?: boolean },
  now: Date,
): Promise<void> {
  const owner = await findOwner(tx, member.customer);
  const languages = listLanguages(owner, member);
  const words = (locale: Parameters<typeof subjectLabel>[0]) => ({
    what: subjectLabel(locale, about.what),
  });
  const { type, page } = about;
  const news = { type, event, languages, words, ...(page === undefined ? {} : { page }) };
  await notify(tx, member.customer, member.studio, news, now);
  const to = member.customer.email ?? owner?.email;
  if (hasMail && to !== undefined) await queueMail(tx, member, owner, about, to);
}

/** Notifies a member of the studio's decision about a change of data. @param tx the transaction of the decision */
export async function notifyAboutAmendment(
  tx: Database,
  amendment: Pick<
    typeof customerAmendments.$inferSelect,
    'id' | 'customerId' | 'section' | 'reader'
  >,
  state: 'ACCEPTED' | 'REJECTED',
  now: Date,
): Promise<void> {
  const { id, customerId, section, reader } = amendment;
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) return;
  const member = { customer, studio: await findCustomerStudio(tx, customer), reader };
  const what = { as: 'section', section } as const;
  await notifyMember(tx, member, { type: `AMENDMENT_${state}`, what, event: id }, now);
}

const addressChanged: MemberEvent = { type: 'CONTACT_EMAIL_CHANGED', what: { as: 'nothing' } };

/**
 * Notifies the previous address, in case the member did not make the change. The studio's approval is a separate
 * notification.
 * @param member before the change
 */
export async function notifyFormerAddress(tx: Database, member: NotifiedMember): Promise<void> {
  const owner = await findOwner(tx, member.customer);
  const former = member.customer.email ?? owner?.email;
  if (former !== undefined) await queueMail(tx, member, owner, addressChanged, former);
}

/**
 * Notifies a member who changed the contact address: by message, and by mail to the previous and the new address. The
 * new address is unconfirmed, so the number of these mails is limited per account.
 * @param customer before the change
 */
export async function notifyAboutContactEmail(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  customer: Customer,
  email: string,
): Promise<void> {
  const studio = await findCustomerStudio(tx, customer);
  const member = { customer, studio, reader: currentSurface() };
  const owner = await findOwner(tx, customer);
  const languages = listLanguages(owner, member);
  await notify(
    tx,
    customer,
    studio,
    { type: addressChanged.type, event: randomUUID(), languages, words: () => ({}) },
    clock.now(),
  );
  if (!(await mayMail({ db: tx, clock }, customer))) return;
  const former = customer.email ?? owner?.email ?? email;
  await queueMail(tx, member, owner, addressChanged, former);
  if (!sameAddress(former, email)) await queueMail(tx, member, owner, addressChanged, email);
}

async function mayMail(
  services: Pick<Services, 'db' | 'clock'>,
  { id }: { id: number },
): Promise<boolean> {
  try {
    await enforceRateLimit(services, 'changeAddress', `customer ${id}`);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
