/** What members are told by message and by mail in the same words: both are promised in the transaction of what they tell. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { Fault } from '../../server/fault.ts';
import { presentSurface } from '../../server/scope.ts';
import type { Customer } from '../accounts/customers.ts';
import { sameAddress } from '../accounts/lookup.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import type { customerAmendments } from '../customerData/tables.ts';
import { addJob } from '../jobs/addJob.ts';
import { takeRate } from '../limits/rates.ts';
import { whatIn } from '../mail/memberLetter.ts';
import type { MemberNews, MemberWhat } from '../mail/memberNews.ts';
import type { Surface } from '../mail/sending.ts';
import { studioTold } from '../mail/studioTold.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { MessageKind } from './messageTexts.ts';
import { notify } from './notify.ts';

/** Whom it is told. */
export type ToldMember = {
  customer: Pick<Customer, 'id' | 'accountId' | 'email' | 'firstname' | 'lastname'>;
  studio: StoredStudio;
  /** Where the member was when it was asked for; null where that is not known. */
  reader: Surface | null;
};

type Told = {
  type: MessageKind;
  what: MemberWhat;
};

async function ownerOf(tx: Database, { accountId }: Pick<Customer, 'accountId'>) {
  if (accountId === null) return null;
  const [found] = await tx
    .select({ email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found ?? null;
}

type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** The best first: chosen, of the browser, of the studio. */
const languagesOf = (owner: Owner, { reader, studio }: ToldMember): (string | null)[] => [
  owner?.locale ?? null,
  reader?.language ?? null,
  studio.locale,
];

/** Promises a mail to an address. */
async function promise(
  tx: Database,
  member: ToldMember,
  owner: Owner,
  { type, what }: Told,
  to: string,
): Promise<void> {
  const { customer, studio, reader } = member;
  const news: MemberNews = {
    type,
    what,
    to,
    name: `${customer.firstname ?? ''} ${customer.lastname ?? ''}`.trim(),
    languages: languagesOf(owner, member),
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioTold(studio),
  };
  await addJob(tx, { kind: 'member', news });
}

/**
 * Tells a member by message, and by mail at the address that the studio has, else at that of the account.
 * @param tx the transaction of what is told, which happens once
 * @param told with the name of the event, of which there is one message
 */
export async function tellMember(
  tx: Database,
  member: ToldMember,
  { type, what, event }: Told & { event: string },
  now: Date,
): Promise<void> {
  const owner = await ownerOf(tx, member.customer);
  const languages = languagesOf(owner, member);
  const words = (locale: Parameters<typeof whatIn>[0]) => ({ what: whatIn(locale, what) });
  await notify(tx, member.customer, member.studio, { type, event, languages, words }, now);
  const to = member.customer.email ?? owner?.email;
  if (to !== undefined) await promise(tx, member, owner, { type, what }, to);
}

/** What the studio says to a change of the member's data. @param tx in which the change is made by now */
export async function tellAmendment(
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
  const member = { customer, studio: await studioOfCustomer(tx, customer), reader };
  const what = { as: 'section', section } as const;
  await tellMember(tx, member, { type: `AMENDMENT_${state}`, what, event: id }, now);
}

const addressChanged: Told = { type: 'CONTACT_EMAIL_CHANGED', what: { as: 'nothing' } };

/**
 * To the address until now, in case it was not the member who changed it. The studio has agreed, which is told as such.
 * @param member as it was before
 */
export async function tellFormerAddress(tx: Database, member: ToldMember): Promise<void> {
  const owner = await ownerOf(tx, member.customer);
  const former = member.customer.email ?? owner?.email;
  if (former !== undefined) await promise(tx, member, owner, addressChanged, former);
}

/**
 * That the studio writes to another address, which the member has changed at once: by message, and by mail to the address until now and to
 * the new one. Nobody has confirmed the new one, so an account makes so many of these mails and no more.
 * @param customer as it was before
 */
export async function tellAddressChanged(
  { db: tx, clock }: Pick<Services, 'db' | 'clock'>,
  customer: Customer,
  email: string,
): Promise<void> {
  const studio = await studioOfCustomer(tx, customer);
  const member = { customer, studio, reader: presentSurface() };
  const owner = await ownerOf(tx, customer);
  const languages = languagesOf(owner, member);
  await notify(
    tx,
    customer,
    studio,
    { type: addressChanged.type, event: randomUUID(), languages, words: () => ({}) },
    clock.now(),
  );
  if (!(await mayMail({ db: tx, clock }, customer))) return;
  const former = customer.email ?? owner?.email ?? email;
  await promise(tx, member, owner, addressChanged, former);
  if (!sameAddress(former, email)) await promise(tx, member, owner, addressChanged, email);
}

async function mayMail(
  services: Pick<Services, 'db' | 'clock'>,
  { id }: { id: number },
): Promise<boolean> {
  try {
    await takeRate(services, 'changeAddress', `customer ${id}`);
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}
