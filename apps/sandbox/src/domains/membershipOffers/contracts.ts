/** Signed contracts: storage and API format. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { dayIn, zoned } from '../../platform/time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { CheckedOrder } from './order.ts';
import type { GrantTerms } from './grantTerms.ts';
import { firstFeeDay, toTrialPeriod } from './price.ts';
import { withdrawalEnd } from './startDates.ts';
import { contractGrants, contracts, flatFeeContracts, moduleContracts } from './tables.ts';
import { lastNoticeDate, toLine } from './view.ts';

export type StoredContract = typeof contracts.$inferSelect;

type StoredModuleContract = typeof moduleContracts.$inferSelect;
type StoredFlatFeeContract = typeof flatFeeContracts.$inferSelect;

/** A contract with its modules and fees. */
export type ContractWithItems = {
  contract: StoredContract;
  modules: StoredModuleContract[];
  flatFees: StoredFlatFeeContract[];
};

/** Returns the columns of a contract that follow from its order. */
export function toContractColumns(order: CheckedOrder) {
  const { offer, term, price, currency, startDate, startDateOfUse } = order;
  return {
    studioId: offer.studioId,
    termId: term.id,
    name: offer.name,
    currency,
    term: term.term,
    noticePeriod: term.noticePeriod,
    extension: term.extension,
    paymentFrequency: term.paymentFrequency,
    priceCents: term.priceCents,
    totalCents: price.totalCents,
    monthlyCents: price.monthlyCents,
    lines: price.lines,
    startDate,
    startDateOfUse,
    endDate: price.endDate,
    lastPossibleCancelationDate: lastNoticeDate(term, price.endDate),
  } satisfies Partial<typeof contracts.$inferInsert>;
}

/** Returns the modules of an order, which run as long as its contract. */
function toModuleRows({ selectedModules, term, price, startDate }: CheckedOrder) {
  return selectedModules.map(
    ({ id: moduleId, name, priceCents, paymentFrequency, trialPeriod }) => ({
      moduleId,
      name,
      priceCents,
      paymentFrequency,
      startDate,
      endDate: price.endDate,
      lastPossibleCancelationDate: lastNoticeDate(term, price.endDate),
      ...toTrialPeriod(startDate, trialPeriod),
    }),
  );
}

/** Returns the fees of an order. */
function toFeeRows({ flatFees, startDate }: CheckedOrder) {
  return flatFees.map((fee) => ({
    name: fee.name,
    priceCents: fee.amountCents,
    paymentFrequency: fee.paymentFrequency,
    startDate: firstFeeDay(startDate, fee),
  }));
}

/** Stores the grants of a contract or of one of its modules. */
export async function storeGrants(
  tx: Database,
  owner: { contractId: number; moduleContractId: number | null },
  grants: readonly GrantTerms[],
): Promise<void> {
  if (grants.length === 0) return;
  await tx.insert(contractGrants).values(grants.map((terms) => ({ ...owner, terms })));
}

type NewContract = typeof contracts.$inferInsert;

/** Stores a contract with its modules, grants and fees. @param values columns that do not follow from the order */
export async function storeContract(
  tx: Database,
  order: CheckedOrder,
  values: Omit<NewContract, keyof ReturnType<typeof toContractColumns>>,
): Promise<void> {
  const [stored] = await tx
    .insert(contracts)
    .values({ ...toContractColumns(order), ...values })
    .returning({ id: contracts.id });
  if (!stored) throw new Error('The contract was not stored.');
  const contractId = stored.id;
  const { cancelationDate = null } = values;
  const modules = toModuleRows(order).map((module) => ({ ...module, contractId, cancelationDate }));
  const storedModules =
    modules.length > 0 ? await tx.insert(moduleContracts).values(modules).returning() : [];
  await storeGrants(tx, { contractId, moduleContractId: null }, order.offer.grants);
  for (const { id: moduleContractId, moduleId } of storedModules) {
    const { grants = [] } = order.selectedModules.find(({ id }) => id === moduleId) ?? {};
    await storeGrants(tx, { contractId, moduleContractId }, grants);
  }
  const fees = toFeeRows(order).map((fee) => ({ ...fee, contractId }));
  if (fees.length > 0) await tx.insert(flatFeeContracts).values(fees);
}

/** Finds a contract by its sale; null if there is none. */
export async function findContractOfSale(
  db: Database,
  uuid: string,
): Promise<ContractWithItems | null> {
  const [contract] = await db.select().from(contracts).where(eq(contracts.uuid, uuid));
  if (!contract) return null;
  const modules = await db
    .select()
    .from(moduleContracts)
    .where(eq(moduleContracts.contractId, contract.id))
    .orderBy(asc(moduleContracts.id));
  const flatFees = await db
    .select()
    .from(flatFeeContracts)
    .where(eq(flatFeeContracts.contractId, contract.id))
    .orderBy(asc(flatFeeContracts.id));
  return { contract, modules, flatFees };
}

/** @param studio that signed it */
export function toContract(
  { contract, modules, flatFees }: ContractWithItems,
  { zoneId }: Pick<StoredStudio, 'zoneId'>,
): Schemas['Contract'] {
  const { currency } = contract;
  return {
    id: contract.id,
    contractNumber: contract.contractNumber,
    organizationUnitId: contract.studioId,
    name: contract.name,
    term: contract.term,
    paymentFrequency: contract.paymentFrequency,
    noticePeriod: contract.noticePeriod,
    extension: contract.extension,
    startDate: contract.startDate,
    endDate: contract.endDate,
    cancelationDate: contract.cancelationDate,
    lastPossibleCancelationDate: contract.lastPossibleCancelationDate,
    contractStartDateOfUse: contract.startDateOfUse,
    price: money(contract.priceCents, currency),
    totalPrice: money(contract.totalCents, currency),
    monthlyPrice: money(contract.monthlyCents, currency),
    lines: contract.lines.map((line) => toLine(line, currency)),
    moduleContracts: modules.map((module) => toModuleContract(module, currency)),
    flatFeeContracts: flatFees.map(({ id, name, priceCents, paymentFrequency, startDate }) => ({
      id,
      name,
      price: money(priceCents, currency),
      paymentFrequency,
      startDate,
    })),
    paymentMethod: contract.paymentMethod,
    mandateReference: contract.mandateReference,
    maskedIban: contract.maskedIban,
    signedAt: zoned(contract.signedAt, zoneId),
    withdrawalEndDate: withdrawalEnd(dayIn(zoneId, contract.signedAt)),
    replaces: toReplaced(contract),
  };
}

/** Maps the contract that this one replaced; null if none. */
export function toReplaced({
  replaced,
  currency,
}: Pick<StoredContract, 'replaced' | 'currency'>): Schemas['ReplacedContract'] | null {
  if (replaced === null) return null;
  const { contractNumber, name, endDate, stillChargedCents, creditCents } = replaced;
  return {
    contractNumber,
    name,
    contractEndDate: endDate,
    stillCharged: money(stillChargedCents, currency),
    credit: money(creditCents, currency),
  };
}

function toModuleContract(
  { contractId: _, moduleId: __, priceCents, ...module }: StoredModuleContract,
  currency: string,
): Schemas['ModuleContract'] {
  return { ...module, price: priceCents === null ? null : money(priceCents, currency) };
}
