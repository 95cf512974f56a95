/**
 * Another contract in the place of one that runs. One rule for what is shown and for what is signed: when the one that runs ends, what is
 * still charged for it, what comes back, and whether the new one may take its place.
 */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { audit } from '../audit/audit.ts';
import type { Ordered } from '../contracts/order.ts';
import { startDatesOf } from '../contracts/startDates.ts';
import { contracts, type Replaced } from '../contracts/tables.ts';
import { dayBefore, toPreview } from '../contracts/view.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { addDays } from '../../time.ts';
import { chargeAgain, type Declared } from './cancel.ts';
import { charge } from './charging.ts';
import type { ExitPromise } from './exitPromise.ts';
import { endingsOf, promiseOfContract } from './leaving.ts';
import { lastDayOf, lockMembership, type Membership, membershipOf } from './membership.ts';
import { monthlyCentsOf } from './monthly.ts';
import type { Charged } from './settling.ts';
import { isUpgradable } from './view.ts';

type Asked = {
  /** As its sale names it. */
  uuid: string;
  studio: Pick<StoredStudio, 'id'>;
  /** In the zone of the studio. */
  today: string;
};

/** A contract that another one may take the place of. @throws 404, and 409 for one that does not run */
export async function upgradable(
  db: Database,
  { uuid, studio, today }: Asked,
): Promise<Membership> {
  const membership = await membershipNamed(db, uuid, studio, membershipOf);
  if (!membership) throw notFound();
  return checkedUpgradable(membership, today);
}

/**
 * The same, which nobody else changes until the transaction ends.
 * @param accountId of whoever signs; null for somebody without an account, who has no contract
 */
export async function lockUpgradable(
  tx: Database,
  { uuid, studio, today }: Asked,
  accountId: number | null,
): Promise<Membership> {
  const membership = await membershipNamed(tx, uuid, studio, lockMembership);
  if (!membership || accountId === null || membership.contract.accountId !== accountId)
    throw notFound();
  return checkedUpgradable(membership, today);
}

const notFound = () => fault(404, 'contract.error.notfound', 'There is no such contract');

async function membershipNamed(
  db: Database,
  uuid: string,
  { id: studioId }: Asked['studio'],
  read: typeof membershipOf,
): Promise<Membership | null> {
  const [found] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.uuid, uuid), eq(contracts.studioId, studioId)));
  return found ? read(db, found.id) : null;
}

function checkedUpgradable(membership: Membership, today: string): Membership {
  if (isUpgradable(membership, today)) return membership;
  throw fault(409, 'contract.error.notupgradable', 'The contract cannot become another one');
}

type Upgrade = {
  /** Last day of the contract that runs. */
  endDate: string;
  stillChargedCents: number;
  creditCents: number;
};

/**
 * What comes of it if an order takes the place of a contract.
 * @param charged what was; left out, all that is due by today
 * @throws 422 when the new one begins no later than the one that runs, or costs less than what is still to be paid for that
 */
function upgradeOf(
  membership: Membership,
  order: Ordered,
  today: string,
  charged?: readonly Charged[],
): Upgrade {
  checkBegins(membership, order, today);
  const before = dayBefore(order.startDate);
  const last = lastDayOf(membership);
  const endDate = last !== null && last < before ? last : before;
  const promiseTo = (contractEndDate: string) =>
    promiseOfContract(
      membership,
      today,
      { contractEndDate, lastPossibleCancelationDate: today },
      charged,
    );
  const promise = promiseTo(endDate);
  const [earliest] = endingsOf(membership, today);
  const bound = earliest?.contractEndDate ?? last;
  const open = bound === null ? 0 : promiseTo(bound).stillChargedCents - promise.stillChargedCents;
  checkCosts(order, open);
  return { endDate, ...settledBy(promise) };
}

/** The one that runs has a day at least: it ends the day before. */
function checkBegins({ contract }: Membership, { offer, startDate }: Ordered, today: string) {
  if (startDate > contract.startDate) return;
  const days = [dayAfter(contract.startDate), startDatesOf(offer, today).latest];
  throw fault(422, 'contract.error.startdatenotallowed', 'The contract cannot begin on this day', {
    args: days.map((value) => ({ type: 'STRING' as const, value })),
  });
}

const dayAfter = (day: string): string => addDays(day, 1);

function settledBy({ charges }: ExitPromise): Omit<Upgrade, 'endDate'> {
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const cents = charges.map(({ amountCents }) => amountCents);
  return {
    stillChargedCents: sum(cents.filter((amount) => amount > 0)),
    creditCents: sum(cents.filter((amount) => amount < 0).map((amount) => -amount)),
  };
}

/** Nobody leaves a contract before its time by signing something small. */
function checkCosts({ price, currency }: Ordered, openCents: number): void {
  if (price.totalCents >= openCents) return;
  const open = money(openCents, currency);
  throw fault(
    422,
    'contract.error.upgradecostsless',
    'The new contract costs less than what is still to be paid',
    { args: [{ type: 'STRING', value: `${open.amount.toFixed(2)} ${open.currency}` }] },
  );
}

/** Both contracts beside each other. */
export function toUpgradePreview(
  membership: Membership,
  order: Ordered,
  today: string,
): Schemas['ContractUpgradePreview'] {
  const { contract } = membership;
  const { currency } = contract;
  const { endDate, stillChargedCents, creditCents } = upgradeOf(membership, order, today);
  const monthlyCents = monthlyCentsOf(membership, today);
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
 * Ends a contract the day before an order begins, and gives back what was paid ahead.
 * @param tx the transaction that has locked it, in which the order is signed
 * @returns what is kept of it with the new one
 */
export async function endForUpgrade(
  tx: Database,
  membership: Membership,
  order: Ordered,
  declared: Declared,
): Promise<{ replacesId: number; replaced: Replaced }> {
  const { contract } = membership;
  const { by, today, now } = declared;
  const charged = await charge(tx, membership, today, now);
  const upgrade = upgradeOf(membership, order, today, charged);
  await tx
    .update(contracts)
    .set({ cancelationDate: today, contractEndDate: upgrade.endDate })
    .where(eq(contracts.id, contract.id));
  await chargeAgain(tx, contract.id, declared);
  const fields = ['cancelationDate', 'contractEndDate'];
  await audit(tx, { by, at: now, kind: 'contract', id: contract.id, fields });
  const { contractNumber, name } = contract;
  return { replacesId: contract.id, replaced: { contractNumber, name, ...upgrade } };
}
