/** Contracts of sample members of Northside Mitte: one running, one canceled, one ended. */
import { and, eq, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../platform/database/database.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import { tenants } from '../domains/brands/tables.ts';
import { storeContract } from '../domains/membershipOffers/contracts.ts';
import { type Offer, loadOffers } from '../domains/membershipOffers/offers.ts';
import { buildOrder } from '../domains/membershipOffers/order.ts';
import { contracts } from '../domains/membershipOffers/tables.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { cancelContract } from '../domains/memberships/cancel.ts';
import { charge } from '../domains/memberships/charging.ts';
import { listContractEndings } from '../domains/memberships/exitOptions.ts';
import { lockMembership, type Membership } from '../domains/memberships/membership.ts';
import { cancelationReasons, contractPriceChanges } from '../domains/memberships/tables.ts';
import type { Schemas } from '../platform/api.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';

const studioId = 1001;

const reasons = {
  contracts: [
    'I am moving away',
    'I have no time',
    'It is too expensive',
    'I am not satisfied',
    'For my health',
    'Another reason',
  ],
  modules: ['I do not use it', 'It is too expensive', 'Another reason'],
};

/** Adds the reasons to choose from when canceling, for every chain. */
export async function seedReasons(db: Database): Promise<void> {
  for (const { name: tenant } of await db.select({ name: tenants.name }).from(tenants))
    for (const [list, forModules] of [
      [reasons.contracts, false],
      [reasons.modules, true],
    ] as const)
      await db
        .insert(cancelationReasons)
        .values(list.map((name, position) => ({ tenant, forModules, name, position })));
}

type SampleContract = {
  uuid: string;
  contractNumber: string;
  /** Name of the offer; `term` is the index of its term. */
  offer: string;
  term: number;
  modules: readonly string[];
  startDate: string;
};

type Holder = { accountId: number; data: Schemas['ContractCustomerData'] };

/** Returns the holder of contracts, or null when the account is not a member. */
export async function findHolder(
  db: Database,
  email: string,
  tenant = 'northside',
): Promise<Holder | null> {
  const [found] = await db
    .select({ account: accounts, customer: customers })
    .from(customers)
    .innerJoin(accounts, eq(accounts.id, customers.accountId))
    .where(and(eq(customers.tenant, tenant), eq(accounts.email, email)));
  if (!found) return null;
  const { account, customer } = found;
  const data = {
    firstname: customer.firstname ?? 'Mona',
    lastname: customer.lastname ?? 'Muster',
    email,
    dateOfBirth: customer.dateOfBirth ?? '1990-05-17',
    phone: customer.phone ?? '+49 30 0000001',
    street: customer.street ?? 'Beispielweg',
    houseNumber: customer.houseNumber ?? '2',
    zipCode: customer.zipCode ?? '10115',
    city: customer.city ?? 'Berlin',
    countryCode: customer.countryCode ?? 'DE',
  };
  return { accountId: account.id, data };
}

/** Signs a contract a week before its start. @returns its id, or null when the offer does not exist */
export async function signContract(
  db: Database,
  studio: StoredStudio,
  offers: readonly Offer[],
  { accountId, data }: Holder,
  sample: SampleContract,
): Promise<number | null> {
  const { uuid, contractNumber, startDate } = sample;
  const offer = offers.find((one) => one.offer.name === sample.offer);
  const term = offer?.terms[sample.term];
  if (!offer || !term) return null;
  const today = addDays(startDate, -7);
  const order = await buildOrder(
    db,
    {
      organizationUnitId: studio.id,
      contractOfferTermId: term.id,
      startDate,
      preuseDate: null,
      moduleIds: offer.modules
        .filter(({ name }) => sample.modules.includes(name))
        .map(({ id }) => id),
      voucherCode: null,
      referralCode: null,
    },
    { studio, accountId, today },
  );
  await storeContract(db, order, {
    uuid,
    contractNumber,
    accountId,
    customerData: data,
    paymentMethod: 'DIRECT_DEBIT',
    mandateReference: `${contractNumber.slice(0, 2)}${studio.id}-${contractNumber.slice(-10)}`,
    maskedIban: 'DE•• •••• 4242',
    acceptedTextBlocks: offer.offer.textBlocks.filter(({ mandatory }) => mandatory),
    earlyStartRequested: true,
    signedAt: instantAt(studio.zoneId, today, '10:00'),
  });
  const [stored] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.uuid, uuid));
  return stored?.id ?? null;
}

/**
 * Runs the charges of past months on their due dates, which are all on the first of a month.
 * @param from the first of them, before `today`
 */
export async function chargePastMonths(
  db: Database,
  id: number,
  { zoneId }: StoredStudio,
  from: string,
  today: string,
): Promise<void> {
  const chargeDay = async (membership: Membership | null, day: string) => {
    if (membership) await charge(db, membership, day, instantAt(zoneId, day, '06:00'));
  };
  await chargeDay(await lockMembership(db, id), from);
  // The first charge opens the account of the contract; later ones change nothing that charging reads.
  const membership = await lockMembership(db, id);
  const first = Temporal.PlainDate.from(from);
  for (let months = 1; ; months += 1) {
    const day = first.add({ months }).toString();
    if (day >= today) break;
    await chargeDay(membership, day);
  }
  await chargeDay(membership, today);
}

/** Returns the first of a month, a number of months ago. */
export const firstOfMonth = (today: string, months: number): string =>
  Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months }).toString();

async function seedRunning(
  db: Database,
  studio: StoredStudio,
  offers: readonly Offer[],
  today: string,
): Promise<void> {
  const holder = await findHolder(db, 'member@northside.example');
  if (!holder) return;
  const startDate = firstOfMonth(today, 5);
  const running = await signContract(db, studio, offers, holder, {
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c01',
    contractNumber: 'NO1001-R4K7Q2M9XW',
    offer: 'Premium',
    term: 1,
    modules: ['Drinks'],
    startDate,
  });
  if (running !== null) {
    await db
      .insert(contractPriceChanges)
      .values({ contractId: running, startDate: firstOfMonth(today, -7), priceCents: 4690 });
    await chargePastMonths(db, running, studio, startDate, today);
  }
  const before = firstOfMonth(today, 14);
  const over = await signContract(db, studio, offers, holder, {
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c02',
    contractNumber: 'NO1001-T8V2YQZ3M6',
    offer: 'Four weeks',
    term: 0,
    modules: [],
    startDate: before,
  });
  if (over !== null) await chargePastMonths(db, over, studio, before, addDays(before, 28));
}

async function seedCanceled(
  db: Database,
  studio: StoredStudio,
  offers: readonly Offer[],
  today: string,
): Promise<void> {
  const holder = await findHolder(db, 'refused@northside.example');
  if (!holder) return;
  const startDate = firstOfMonth(today, 9);
  const id = await signContract(db, studio, offers, holder, {
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c03',
    contractNumber: 'NO1001-P4RTX7H2K9',
    offer: 'Basic',
    term: 0,
    modules: [],
    startDate,
  });
  if (id === null) return;
  const day = addDays(today, -3);
  await chargePastMonths(db, id, studio, startDate, day);
  const membership = await lockMembership(db, id);
  const [ending] = membership ? listContractEndings(membership, day) : [];
  if (!membership || !ending) return;
  const actor = {
    operationId: 'cancelContract' as const,
    context: { 'X-Tenant': studio.tenant },
    account: { id: holder.accountId },
  };
  const now = instantAt(studio.zoneId, day, '18:30');
  const receipt = await cancelContract(
    db,
    membership,
    ending,
    { by: actor, today: day, now },
    null,
  );
  // Sample people get no mails.
  await db.delete(jobs).where(sql`${jobs.job} -> 'news' ->> 'uuid' = ${receipt}`);
}

/** Adds cancelation reasons for every chain, and the contracts of sample members. */
export async function seedMemberContracts(db: Database, now: Date): Promise<void> {
  await seedReasons(db);
  const [studio] = await db.select().from(studios).where(eq(studios.id, studioId));
  if (!studio) return;
  const today = dayIn(studio.zoneId, now);
  const offers = await loadOffers(db, studio, today);
  await seedRunning(db, studio, offers, today);
  await seedCanceled(db, studio, offers, today);
}
