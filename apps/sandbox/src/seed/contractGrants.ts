/** Grants of the sample memberships, and memberships for members who had a course flat. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts } from '../domains/accounts/tables.ts';
import { bookingOptions } from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { bookings } from '../domains/bookings/tables.ts';
import { storeGrants } from '../domains/membershipOffers/contracts.ts';
import type { GrantTerms } from '../domains/membershipOffers/grantTerms.ts';
import { loadOffers } from '../domains/membershipOffers/offers.ts';
import {
  contractGrants,
  contractOfferModules,
  contractOffers,
  contractOfferTerms,
  contracts,
  moduleContracts,
} from '../domains/membershipOffers/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { dayIn } from '../platform/time.ts';
import { chargePastMonths, findHolder, firstOfMonth, signContract } from './memberContracts.ts';

const allClasses = {
  type: 'FREE_USAGE',
  kinds: ['COURSE'],
  categoryIds: [],
  benefitIds: [],
  studios: 'CHAIN',
  limit: null,
} satisfies GrantTerms;

/** Grants single appointments of one kind. */
const appointments = (benefitId: number, limit: GrantTerms['limit']): GrantTerms => ({
  ...allClasses,
  type: 'INCLUSIVE_CONTINGENT',
  kinds: ['SINGLE'],
  benefitIds: [benefitId],
  limit,
});

const twoClassesAWeek = {
  ...allClasses,
  type: 'FLAT_CONTINGENT',
  studios: 'OWN',
  limit: { uses: 2, period: 'WEEK' },
} satisfies GrantTerms;

/** Sets what the offers of a chain and their modules grant. */
export async function setOfferGrants(db: Database, tenant: string): Promise<void> {
  const named = await db
    .select({ id: benefits.id, name: benefits.name })
    .from(benefits)
    .where(eq(benefits.tenant, tenant));
  const granted = (name: string, limit: GrantTerms['limit']) =>
    named.filter((benefit) => benefit.name === name).map(({ id }) => appointments(id, limit));
  const bodyChecks = granted('Body Check', { uses: 2, period: 'TERM' });
  const ofChain = db.select({ id: studios.id }).from(studios).where(eq(studios.tenant, tenant));
  const byOffer: Record<string, GrantTerms[]> = {
    Basic: bodyChecks,
    Premium: bodyChecks,
    'Four weeks': [twoClassesAWeek],
  };
  for (const [name, grants] of Object.entries(byOffer))
    await db
      .update(contractOffers)
      .set({ grants })
      .where(and(eq(contractOffers.name, name), inArray(contractOffers.studioId, ofChain)));
  await db
    .update(contractOffers)
    .set({ description: 'Get to know us, with two classes a week. It ends by itself.' })
    .where(eq(contractOffers.description, 'Get to know us. It ends by itself.'));
  const offerIds = db
    .select({ id: contractOffers.id })
    .from(contractOffers)
    .where(inArray(contractOffers.studioId, ofChain));
  const byModule: Record<string, GrantTerms[]> = {
    'Classes and sauna': [allClasses],
    'Personal training': granted('Personal Training', { uses: 1, period: 'MONTH' }),
  };
  for (const [name, grants] of Object.entries(byModule))
    await db
      .update(contractOfferModules)
      .set({ grants })
      .where(
        and(eq(contractOfferModules.name, name), inArray(contractOfferModules.offerId, offerIds)),
      );
}

/** Adds the grants to contracts signed before there were any. */
async function grantToSigned(db: Database): Promise<void> {
  const signed = await db
    .select({ contractId: contracts.id, grants: contractOffers.grants })
    .from(contracts)
    .innerJoin(contractOfferTerms, eq(contractOfferTerms.id, contracts.termId))
    .innerJoin(contractOffers, eq(contractOffers.id, contractOfferTerms.offerId))
    .leftJoin(contractGrants, eq(contractGrants.contractId, contracts.id))
    .where(isNull(contractGrants.id));
  const modules = await db
    .select({ module: moduleContracts, grants: contractOfferModules.grants })
    .from(moduleContracts)
    .innerJoin(contractOfferModules, eq(contractOfferModules.id, moduleContracts.moduleId))
    .where(
      inArray(
        moduleContracts.contractId,
        signed.map(({ contractId }) => contractId),
      ),
    );
  for (const { contractId, grants } of signed)
    await storeGrants(db, { contractId, moduleContractId: null }, grants);
  for (const { module, grants } of modules)
    await storeGrants(db, { contractId: module.contractId, moduleContractId: module.id }, grants);
}

/** Members who had a course flat; Premium includes all classes. */
const premiumMembers = [
  {
    email: 'booked@northside.example',
    tenant: 'northside',
    studioId: 1001,
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c11',
    contractNumber: 'NO1001-B5K8Q3M7XW',
  },
  {
    email: 'incomplete@northside.example',
    tenant: 'northside',
    studioId: 1001,
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c12',
    contractNumber: 'NO1001-N6W2R8H4KT',
  },
  {
    email: 'member@arcade.example',
    tenant: 'arcade',
    studioId: 3001,
    uuid: '3b9d1c52-6f0e-4a87-9c14-5d2e7a8b0c13',
    contractNumber: 'AR3001-A7T3P9V5QM',
  },
];

async function signPremium(
  db: Database,
  { email, tenant, studioId, ...sample }: (typeof premiumMembers)[number],
  now: Date,
): Promise<void> {
  const holder = await findHolder(db, email, tenant);
  const [studio] = await db.select().from(studios).where(eq(studios.id, studioId));
  if (!holder || !studio) return;
  const today = dayIn(studio.zoneId, now);
  const startDate = firstOfMonth(today, 5);
  const id = await signContract(db, studio, await loadOffers(db, studio, today), holder, {
    ...sample,
    offer: 'Premium',
    term: 1,
    modules: [],
    startDate,
  });
  if (id !== null) await chargePastMonths(db, id, studio, startDate, today);
}

/** Replaces the course flats of the sample members; their bookings are now paid by the membership. */
async function removeFlats(db: Database): Promise<void> {
  const flats = await db
    .select({ id: bookingOptions.id, accountId: bookingOptions.accountId })
    .from(bookingOptions)
    .innerJoin(accounts, eq(accounts.id, bookingOptions.accountId))
    .where(
      and(
        eq(bookingOptions.name, 'Course flat'),
        inArray(accounts.email, [
          'member@northside.example',
          ...premiumMembers.map(({ email }) => email),
        ]),
      ),
    );
  for (const { id, accountId } of flats) {
    const granted = await db
      .select({ id: contractGrants.id, terms: contractGrants.terms })
      .from(contractGrants)
      .innerJoin(contracts, eq(contracts.id, contractGrants.contractId))
      .where(and(eq(contracts.accountId, accountId), eq(contracts.name, 'Premium')));
    const classes = granted.find(({ terms }) => terms.kinds.includes('COURSE'));
    if (!classes) continue;
    await db
      .update(bookings)
      .set({ grantId: classes.id, bookingOptionId: null, paidWith: 'Premium' })
      .where(eq(bookings.bookingOptionId, id));
    await db.delete(bookingOptions).where(eq(bookingOptions.id, id));
  }
}

/** Adds the grants of the sample memberships to offers and signed contracts. */
export async function seedContractGrants(db: Database, now: Date): Promise<void> {
  for (const tenant of ['northside', 'volt', 'arcade']) await setOfferGrants(db, tenant);
  await grantToSigned(db);
  for (const member of premiumMembers) await signPremium(db, member, now);
  await removeFlats(db);
}
