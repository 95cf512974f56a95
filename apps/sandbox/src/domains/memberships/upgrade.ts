/**
 * Replacing a running contract by a new one. One rule for preview and signature: end of the running contract,
 * remaining charges, credits, and whether the replacement is allowed.
 */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { audit } from '../accounts/audit.ts';
import type { CheckedOrder } from '../membershipOffers/order.ts';
import { startDateRange } from '../membershipOffers/startDates.ts';
import { contracts, type Replaced } from '../membershipOffers/tables.ts';
import { dayBefore, toPreview } from '../membershipOffers/view.ts';
import { moneyArg } from '../studios/moneyArg.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { addDays } from '../../platform/time.ts';
import { updateCharges, type DeclarationContext } from './cancel.ts';
import { charge } from './charging.ts';
import type { ExitPromise } from './exitPromise.ts';
import { listContractEndings, computeContractPromise } from './exitOptions.ts';
import { contractLastDay, lockMembership, type Membership, findMembership } from './membership.ts';
import { computeMonthlyCents } from './monthly.ts';
import type { Charged } from './computeCharges.ts';
import { isUpgradable } from './view.ts';

type UpgradeQuery = {
  /** Uuid of the contract's sale. */
  uuid: string;
  studio: Pick<StoredStudio, 'id'>;
  /** In the studio's time zone. */
  today: string;
};

/** Finds a contract that can be replaced. @throws 404, and 409 for one that is not running */
export async function findUpgradable(
  db: Database,
  { uuid, studio, today }: UpgradeQuery,
): Promise<Membership> {
  const membership = await findMembershipByUuid(db, uuid, studio, findMembership);
  if (!membership) throw notFoundError();
  return requireUpgradable(membership, today);
}

/**
 * Finds and locks such a contract until the transaction ends.
 * @param accountId of the signer; null without an account, which has no contracts
 */
export async function lockUpgradable(
  tx: Database,
  { uuid, studio, today }: UpgradeQuery,
  accountId: number | null,
): Promise<Membership> {
  const membership = await findMembershipByUuid(tx, uuid, studio, lockMembership);
  if (!membership || accountId === null || membership.contract.accountId !== accountId)
    throw notFoundError();
  return requireUpgradable(membership, today);
}

const notFoundError = () => apiError(404, 'contract.error.notfound', 'There is no such contract');

async function findMembershipByUuid(
  db: Database,
  uuid: string,
  { id: studioId }: UpgradeQuery['studio'],
  read: typeof findMembership,
): Promise<Membership | null> {
  const [found] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.uuid, uuid), eq(contracts.studioId, studioId)));
  return found ? read(db, found.id) : null;
}

function requireUpgradable(membership: Membership, today: string): Membership {
  if (isUpgradable(membership, today)) return membership;
  throw apiError(409, 'contract.error.notupgradable', 'The contract cannot become another one');
}

type Upgrade = {
  /** Last day of the running contract. */
  endDate: string;
  stillChargedCents: number;
  creditCents: number;
};

/**
 * Computes the effects of replacing a contract with an order.
 * @param charged amounts so far; by default everything due by today
 * @throws 422 if the new contract does not start later than the running one, or costs less than the remaining payments
 */
function computeUpgrade(
  membership: Membership,
  order: CheckedOrder,
  today: string,
  charged?: readonly Charged[],
): Upgrade {
  checkStartDate(membership, order, today);
  const before = dayBefore(order.startDate);
  const last = contractLastDay(membership);
  const endDate = last !== null && last < before ? last : before;
  const computePromiseEnding = (contractEndDate: string) =>
    computeContractPromise(
      membership,
      today,
      { contractEndDate, lastPossibleCancelationDate: today },
      charged,
    );
  const promise = computePromiseEnding(endDate);
  const [earliest] = listContractEndings(membership, today);
  const bound = earliest?.contractEndDate ?? last;
  const open =
    bound === null ? 0 : computePromiseEnding(bound).stillChargedCents - promise.stillChargedCents;
  checkMinimumCost(membership, order, open);
  return { endDate, ...toSettlement(promise) };
}

/** The running contract lasts at least a day: it ends the day before the new one starts. */
function checkStartDate(
  { contract }: Membership,
  { offer, startDate }: CheckedOrder,
  today: string,
) {
  if (startDate > contract.startDate) return;
  const days = [dayAfter(contract.startDate), startDateRange(offer, today).latest];
  throw apiError(
    422,
    'contract.error.startdatenotallowed',
    'The contract cannot begin on this day',
    {
      args: days.map((value) => ({ type: 'STRING' as const, value })),
    },
  );
}

const dayAfter = (day: string): string => addDays(day, 1);

function toSettlement({ charges }: ExitPromise): Omit<Upgrade, 'endDate'> {
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const cents = charges.map(({ amountCents }) => amountCents);
  return {
    stillChargedCents: sum(cents.filter((amount) => amount > 0)),
    creditCents: sum(cents.filter((amount) => amount < 0).map((amount) => -amount)),
  };
}

/** Prevents leaving a contract early by signing a cheap one. */
function checkMinimumCost(
  { studio }: Membership,
  { price, currency }: CheckedOrder,
  openCents: number,
): void {
  if (price.totalCents >= openCents) return;
  throw apiError(
    422,
    'contract.error.upgradecostsless',
    'The new contract costs less than what is still to be paid',
    { args: [moneyArg(studio, openCents, currency)] },
  );
}

/** Maps both contracts side by side. */
export function toUpgradePreview(
  membership: Membership,
  order: CheckedOrder,
  today: string,
): Schemas['ContractUpgradePreview'] {
  const { contract } = membership;
  const { currency } = contract;
  const { endDate, stillChargedCents, creditCents } = computeUpgrade(membership, order, today);
  const monthlyCents = computeMonthlyCents(membership, today);
  return {
    contractUuid: contract.uuid,
    currentName: contract.name,
    currentEndDate: endDate,
    currentMonthlyPrice: money(monthlyCents, currency),
    monthlyPriceDifference: money(order.price.monthlyCents - monthlyCents, currency),
    stillCharged: money(stillChargedCents, currency),
    credit: money(creditCents, currency),
    preview: toPreview(order, today),
  };
}

/**
 * Ends a contract the day before an order starts and credits prepaid amounts.
 * @param tx the transaction that has locked it and signs the order
 * @returns columns to store with the new contract
 */
export async function endForUpgrade(
  tx: Database,
  membership: Membership,
  order: CheckedOrder,
  declared: DeclarationContext,
): Promise<{ replacesId: number; replaced: Replaced }> {
  const { contract } = membership;
  const { by, today, now } = declared;
  const charged = await charge(tx, membership, today, now);
  const upgrade = computeUpgrade(membership, order, today, charged);
  await tx
    .update(contracts)
    .set({ cancelationDate: today, contractEndDate: upgrade.endDate })
    .where(eq(contracts.id, contract.id));
  await updateCharges(tx, contract.id, declared);
  const fields = ['cancelationDate', 'contractEndDate'];
  await audit(tx, { by, at: now, kind: 'contract', id: contract.id, fields });
  const { contractNumber, name } = contract;
  return { replacesId: contract.id, replaced: { contractNumber, name, ...upgrade } };
}
