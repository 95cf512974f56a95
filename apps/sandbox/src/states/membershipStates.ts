import { eq, inArray } from 'drizzle-orm';
import {
  contractOfferModules,
  contracts,
  flatFeeContracts,
  moduleContracts,
} from '../domains/membershipOffers/tables.ts';
import {
  cancelationReasons,
  contractCancelations,
  contractPriceChanges,
} from '../domains/memberships/tables.ts';
import type { Schemas } from '../platform/api.ts';
import { setOffers } from './contractRows.ts';
import {
  bookableRows,
  memberFeeRows,
  memberModuleRows,
  membershipIds,
  overModuleRow,
  overRow,
  reasonRows,
  firstReplaced,
  replacedEnd,
  successorRow,
  yearRow,
} from './membershipRows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, type World } from './world.ts';
import { basePermissions, setPermissions } from './memberPermissions.ts';

const permissions: Schemas['CustomerPermission'][] = [
  ...basePermissions,
  'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS',
  'CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS',
];

const cancelationDates = { cancelationDate: '2026-11-20', contractEndDate: '2027-02-28' };

/** End date when canceled today, and the earliest start of a module. */
const days = { contractEndDate: cancelationDates.contractEndDate, moduleStartDate: '2026-12-01' };

const receipt = {
  id: '5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01',
  type: 'CANCELATION',
  contractId: membershipIds.contract,
  receivedAt: new Date('2026-11-20T09:00:00+01:00'),
  contractEndDate: cancelationDates.contractEndDate,
  reason: 'I am moving away',
  stillChargedCents: 10_970,
} satisfies typeof contractCancelations.$inferInsert;

const ownIds = [membershipIds.contract, membershipIds.over, membershipIds.successor];

/** Stores the sample contracts for the current account. */
async function setMembership(world: World): Promise<void> {
  const { db } = world;
  const accountId = currentAccountId(world);
  await setOffers(db);
  await db.insert(contractOfferModules).values(bookableRows);
  await db.delete(contracts).where(inArray(contracts.id, ownIds));
  await db.insert(contracts).values([
    { ...yearRow, accountId },
    { ...overRow, accountId },
  ]);
  await db.insert(moduleContracts).values([...memberModuleRows, overModuleRow]);
  await db.insert(flatFeeContracts).values(memberFeeRows);
  await db
    .insert(contractPriceChanges)
    .values({ contractId: membershipIds.contract, startDate: '2027-03-01', priceCents: 3190 });
  await db.delete(cancelationReasons);
  await db.insert(cancelationReasons).values(reasonRows);
  await setPermissions(db, permissions);
}

export const membershipStates = {
  async 'a membership'(world, params) {
    const { db } = world;
    const state = params.oneOf('state', [
      'running',
      'canceled',
      'replaced',
      'module on trial',
      'module canceled',
      'module canceled by the studio',
    ]);
    await setMembership(world);
    const module = eq(moduleContracts.id, membershipIds.module);
    if (state === 'canceled') {
      await db
        .update(contracts)
        .set(cancelationDates)
        .where(eq(contracts.id, membershipIds.contract));
      await db.insert(contractCancelations).values(receipt);
    }
    if (state === 'replaced') {
      await db
        .update(contracts)
        .set({ ...cancelationDates, contractEndDate: replacedEnd, replaced: firstReplaced })
        .where(eq(contracts.id, membershipIds.contract));
      await db.insert(contracts).values({ ...successorRow, accountId: currentAccountId(world) });
    }
    if (state === 'module on trial')
      await db
        .update(moduleContracts)
        .set({ trialPeriodStartDate: '2026-12-01', trialPeriodEndDate: '2026-12-31' })
        .where(module);
    if (state.startsWith('module canceled'))
      await db.update(moduleContracts).set(cancelationDates).where(module);
    if (state === 'module canceled')
      await db
        .insert(contractCancelations)
        .values({ ...receipt, moduleContractId: membershipIds.module });
    return days;
  },

  async 'no membership'({ db }, params) {
    const id = params.integer('contractId');
    await db.delete(contracts).where(eq(contracts.id, id));
    await db.delete(moduleContracts).where(eq(moduleContracts.id, id));
  },

  async 'a missing permission'(world, params) {
    const missing = params.oneOf('permission', permissions);
    await setPermissions(
      world.db,
      permissions.filter((one) => one !== missing),
    );
  },
} satisfies Partial<States>;
