/** A contract with all that decides what it costs and when it ends. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { addDays } from '../../time.ts';
import type { WholeContract } from '../contracts/contracts.ts';
import { stepOf } from '../contracts/price.ts';
import { contracts, flatFeeContracts, moduleContracts } from '../contracts/tables.ts';
import { idlePeriods } from '../idlePeriods/tables.ts';
import { rewardGrants } from '../rewards/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import type { Position } from './dues.ts';
import type { Terms } from './ending.ts';
import { lengthened, type Pause } from './pauses.ts';
import { contractCancelations, contractPriceChanges } from './tables.ts';

export type StoredCancelation = typeof contractCancelations.$inferSelect;

export type Module = WholeContract['modules'][number];

export type Membership = WholeContract & {
  studio: StoredStudio;
  priceChanges: { startDate: string; priceCents: number }[];
  /** Its idle periods that are accepted, whenever they were, and what was given to it for nothing. */
  pauses: readonly Pause[];
  /** Receipts, the newest first. */
  cancelations: StoredCancelation[];
  /** What takes its place; null: nothing. */
  replacedBy: Successor | null;
};

/** The contract that takes the place of another one. */
type Successor = { id: number; contractNumber: string; name: string; startDate: string };

type Found = { contract: WholeContract['contract']; studio: StoredStudio };

/** Days that are a reward: nothing is paid for them, and the term goes on as before. */
const freePeriodsOf = (
  grants: readonly (typeof rewardGrants.$inferSelect)[],
  id: number,
): Pause[] =>
  grants.flatMap(({ contractId, startDate, endDate }) =>
    contractId === id && startDate !== null && endDate !== null
      ? [{ startDate, endDate, lengthensTerm: false, isReward: true as const }]
      : [],
  );

/** What hangs on contracts, in one question a table. */
async function whole(db: Database, found: readonly Found[]): Promise<Membership[]> {
  const ids = found.map(({ contract }) => contract.id);
  if (ids.length === 0) return [];
  const modules = await db
    .select()
    .from(moduleContracts)
    .where(inArray(moduleContracts.contractId, ids))
    .orderBy(asc(moduleContracts.id));
  const flatFees = await db
    .select()
    .from(flatFeeContracts)
    .where(inArray(flatFeeContracts.contractId, ids))
    .orderBy(asc(flatFeeContracts.id));
  const changes = await db
    .select()
    .from(contractPriceChanges)
    .where(inArray(contractPriceChanges.contractId, ids))
    .orderBy(asc(contractPriceChanges.startDate), asc(contractPriceChanges.id));
  const receipts = await db
    .select()
    .from(contractCancelations)
    .where(inArray(contractCancelations.contractId, ids))
    .orderBy(desc(contractCancelations.receivedAt));
  const accepted = await db
    .select()
    .from(idlePeriods)
    .where(and(inArray(idlePeriods.contractId, ids), eq(idlePeriods.state, 'ACCEPTED')))
    .orderBy(asc(idlePeriods.startDate));
  const free = await db
    .select()
    .from(rewardGrants)
    .where(and(inArray(rewardGrants.contractId, ids), eq(rewardGrants.type, 'FREE_PERIOD')));
  const successors = await db
    .select({
      id: contracts.id,
      contractNumber: contracts.contractNumber,
      name: contracts.name,
      startDate: contracts.startDate,
      replacesId: contracts.replacesId,
    })
    .from(contracts)
    .where(inArray(contracts.replacesId, ids));
  const of = <Row extends { contractId: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ contractId }) => contractId === id);
  return found.map(({ contract, studio }) => ({
    contract,
    studio,
    modules: of(modules, contract.id),
    flatFees: of(flatFees, contract.id),
    priceChanges: of(changes, contract.id),
    pauses: [...of(accepted, contract.id), ...freePeriodsOf(free, contract.id)],
    cancelations: of(receipts, contract.id),
    replacedBy: successors.find(({ replacesId }) => replacesId === contract.id) ?? null,
  }));
}

/** All contracts that an account has signed with studios of a tenant; those that began last come first. */
export async function membershipsOf(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<Membership[]> {
  const found = await db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(and(eq(contracts.accountId, accountId), eq(studios.tenant, tenant)))
    .orderBy(desc(contracts.startDate), desc(contracts.id))
    .limit(200);
  return whole(db, found);
}

/** A contract by its id, whoever has it; null when there is none. */
export async function membershipOf(db: Database, id: number): Promise<Membership | null> {
  const found = await db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(eq(contracts.id, id));
  const [membership] = await whole(db, found);
  return membership ?? null;
}

/** Nobody else changes or charges a contract until the transaction ends. */
export async function lockMembership(tx: Database, id: number): Promise<Membership | null> {
  await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.id, id))
    .for('no key update');
  return membershipOf(tx, id);
}

/** The last day of a contract; null when it goes on until notice is given. */
export function lastDayOf({ contract, pauses }: Membership): string | null {
  if (contract.cancelationDate !== null) return contract.contractEndDate ?? contract.endDate;
  return contract.extension.type === 'NONE' ? lengthened(contract.endDate, pauses) : null;
}

/** The earlier of two last days, of which null is none. */
const earlierOf = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;

/** The last day of a module: its own, or that of its contract. */
export const lastDayOfModule = (membership: Membership, module: Module): string | null =>
  earlierOf(module.contractEndDate, lastDayOf(membership));

/** What decides when a contract ends. */
export const termsOf = ({ contract }: Membership): Terms => ({
  startDate: contract.startDate,
  endDate: contract.endDate,
  noticePeriod: contract.noticePeriod,
  extension: contract.extension,
  trialEndDate: null,
});

/** What decides when a module ends: after its minimum term it goes on until further notice, as long as its contract does. */
export const termsOfModule = ({ contract }: Membership, module: Module): Terms => ({
  startDate: module.startDate,
  endDate: module.endDate,
  noticePeriod: contract.noticePeriod,
  extension: {
    type: 'INDEFINITE',
    term: null,
    noticePeriod: contract.extension.noticePeriod ?? contract.noticePeriod,
  },
  trialEndDate: module.trialPeriodEndDate,
});

/** The step in which amounts of a contract are rounded. */
export const stepOfMembership = ({ contract }: Membership): number => stepOf(contract.currency);

export const keyOfModule = ({ id }: Pick<Module, 'id'>): string => `MODULE ${id}`;

function positionOfModule(membership: Membership, module: Module): Position[] {
  if (module.priceCents === null) return [];
  const { trialPeriodEndDate, startDate, name, paymentFrequency, priceCents } = module;
  return [
    {
      key: keyOfModule(module),
      type: 'MODULE',
      name,
      from: trialPeriodEndDate === null ? startDate : addDays(trialPeriodEndDate, 1),
      until: lastDayOfModule(membership, module),
      frequency: paymentFrequency,
      amountCents: priceCents,
      changes: [],
      discounts: [],
      restsInPauses: true,
    },
  ];
}

/** Everything that a contract is paid for, with the last days that are known. */
export function positionsOf(membership: Membership): Position[] {
  const { contract, modules, flatFees, priceChanges } = membership;
  const until = lastDayOf(membership);
  const plain = { until, changes: [], discounts: [] };
  return [
    {
      ...plain,
      key: 'BASE',
      type: 'BASE',
      name: contract.name,
      from: contract.startDate,
      frequency: contract.paymentFrequency,
      amountCents: contract.priceCents,
      changes: priceChanges.map(({ startDate, priceCents: amountCents }) => ({
        startDate,
        amountCents,
      })),
      discounts: contract.lines
        .filter(({ amountCents }) => amountCents < 0)
        .map(({ amountCents, payments }) => ({ amountCents: -amountCents, payments })),
      restsInPauses: true,
    },
    ...modules.flatMap((module) => positionOfModule(membership, module)),
    ...flatFees.map(({ id, name, startDate, paymentFrequency, priceCents }): Position => ({
      ...plain,
      key: `FLAT_FEE ${id}`,
      type: 'FLAT_FEE',
      name,
      from: startDate,
      frequency: paymentFrequency,
      amountCents: priceCents,
      restsInPauses: false,
    })),
  ];
}
