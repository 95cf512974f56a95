/** A contract with everything that determines its price and end. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time.ts';
import type { ContractWithItems } from '../membershipOffers/contracts.ts';
import { currencyStep } from '../membershipOffers/price.ts';
import { contracts, flatFeeContracts, moduleContracts } from '../membershipOffers/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import type { Position } from './dues.ts';
import type { Terms } from './ending.ts';
import { extendByPauses, type Pause } from './pauses.ts';
import { contractCancelations, contractPriceChanges, idlePeriods, rewardGrants } from './tables.ts';

export type StoredCancelation = typeof contractCancelations.$inferSelect;

export type Module = ContractWithItems['modules'][number];

export type Membership = ContractWithItems & {
  studio: StoredStudio;
  priceChanges: { startDate: string; priceCents: number }[];
  /** Accepted idle periods, past and future, and rewarded free periods. */
  pauses: readonly Pause[];
  /** Receipts, newest first. */
  cancelations: StoredCancelation[];
  /** The contract that replaces it; null if none. */
  replacedBy: Successor | null;
};

/** The successor of a contract. */
type Successor = { id: number; contractNumber: string; name: string; startDate: string };

type Found = { contract: ContractWithItems['contract']; studio: StoredStudio };

/** Returns rewarded free periods: they are free of charge and do not extend the term. */
const toFreePeriods = (
  grants: readonly (typeof rewardGrants.$inferSelect)[],
  id: number,
): Pause[] =>
  grants.flatMap(({ contractId, startDate, endDate }) =>
    contractId === id && startDate !== null && endDate !== null
      ? [{ startDate, endDate, lengthensTerm: false, isReward: true as const }]
      : [],
  );

/** Loads related rows with one query per table. */
async function loadMemberships(db: Database, found: readonly Found[]): Promise<Membership[]> {
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
  const rowsOfContract = <Row extends { contractId: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ contractId }) => contractId === id);
  return found.map(({ contract, studio }) => ({
    contract,
    studio,
    modules: rowsOfContract(modules, contract.id),
    flatFees: rowsOfContract(flatFees, contract.id),
    priceChanges: rowsOfContract(changes, contract.id),
    pauses: [...rowsOfContract(accepted, contract.id), ...toFreePeriods(free, contract.id)],
    cancelations: rowsOfContract(receipts, contract.id),
    replacedBy: successors.find(({ replacesId }) => replacesId === contract.id) ?? null,
  }));
}

/** Loads all contracts of an account at a tenant, latest start first. */
export async function loadAccountMemberships(
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
  return loadMemberships(db, found);
}

/** Finds a contract by id, regardless of its owner; null if there is none. */
export async function findMembership(db: Database, id: number): Promise<Membership | null> {
  const found = await db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(eq(contracts.id, id));
  const [membership] = await loadMemberships(db, found);
  return membership ?? null;
}

/** Locks a contract against changes and charges until the transaction ends. */
export async function lockMembership(tx: Database, id: number): Promise<Membership | null> {
  await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.id, id))
    .for('no key update');
  return findMembership(tx, id);
}

/** Returns the last day of a contract; null if it continues until canceled. */
export function contractLastDay({
  contract,
  pauses,
}: Pick<Membership, 'contract' | 'pauses'>): string | null {
  if (contract.cancelationDate !== null) return contract.contractEndDate ?? contract.endDate;
  return contract.extension.type === 'NONE' ? extendByPauses(contract.endDate, pauses) : null;
}

/** Returns the earlier of two last days; null means no end. */
const earlierDay = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;

/** Returns the last day of a module: its own or that of its contract. */
export const moduleLastDay = (
  membership: Pick<Membership, 'contract' | 'pauses'>,
  module: Module,
): string | null => earlierDay(module.contractEndDate, contractLastDay(membership));

/** Returns the terms that determine the end of a contract. */
export const contractTerms = ({ contract }: Membership): Terms => ({
  startDate: contract.startDate,
  endDate: contract.endDate,
  noticePeriod: contract.noticePeriod,
  extension: contract.extension,
  trialEndDate: null,
});

/**
 * Returns the terms that determine the end of a module: after its minimum term it continues indefinitely, as long as
 * its contract.
 */
export const moduleTerms = ({ contract }: Membership, module: Module): Terms => ({
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

/** Returns the rounding step of a contract's currency. */
export const roundingStep = ({ contract }: Membership): number => currencyStep(contract.currency);

export const moduleKey = ({ id }: Pick<Module, 'id'>): string => `MODULE ${id}`;

function toModulePositions(membership: Membership, module: Module): Position[] {
  if (module.priceCents === null) return [];
  const { trialPeriodEndDate, startDate, name, paymentFrequency, priceCents } = module;
  return [
    {
      key: moduleKey(module),
      type: 'MODULE',
      name,
      from: trialPeriodEndDate === null ? startDate : addDays(trialPeriodEndDate, 1),
      until: moduleLastDay(membership, module),
      frequency: paymentFrequency,
      amountCents: priceCents,
      changes: [],
      discounts: [],
      restsInPauses: true,
    },
  ];
}

/** Lists all positions of a contract with their known last days. */
export function toPositions(membership: Membership): Position[] {
  const { contract, modules, flatFees, priceChanges } = membership;
  const until = contractLastDay(membership);
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
    ...modules.flatMap((module) => toModulePositions(membership, module)),
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
