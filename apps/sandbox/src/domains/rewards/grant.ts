/** Gives rewards: each is visible where it belongs, in the account, in the credit or in what is charged for a contract. */
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { moneyOrNull } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { dayIn, zoned } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { consumptionCreditEntries } from '../consumptionCredit/tables.ts';
import { contracts, contractVouchers } from '../contracts/tables.ts';
import { lockCustomerAccount } from '../customerAccounts/account.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import { findOrCreateAccount, charge } from '../memberContracts/charging.ts';
import { findMainContract } from '../memberContracts/mainContract.ts';
import {
  lockMembership,
  type Membership,
  loadAccountMemberships,
} from '../memberContracts/membership.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { lastFreeDay, possibleStartDates } from './startDates.ts';
import { rewardGrants } from './tables.ts';

export type Reward = {
  type: Schemas['RewardType'];
  name: string;
  amountCents: number | null;
  period: Schemas['Term'] | null;
};

export type StoredGrant = typeof rewardGrants.$inferSelect;

/** Rewards that change what is owed or charged for a contract. */
const forContracts: ReadonlySet<Schemas['RewardType']> = new Set([
  'FREE_PERIOD',
  'SUBSCRIPTION_FEE_CREDIT',
  'CREDIT',
  'WAIVER',
]);

const noContract = () =>
  apiError(409, 'reward.error.nocontract', 'There is no contract for this reward');

const startDateNotAllowed = () =>
  apiError(422, 'reward.error.startdatenotallowed', 'The reward cannot start on this day', {
    args: [{ type: 'FIELD', value: 'rewardStartDate' }],
  });

/** The contract that rewards of a member are for; null when none goes on. */
export async function rewardedContract(
  db: Database,
  { accountId, tenant }: Pick<Customer, 'accountId' | 'tenant'>,
  now: Date,
): Promise<Membership | null> {
  if (accountId === null) return null;
  const memberships = await loadAccountMemberships(db, accountId, tenant);
  return findMainContract(memberships, now, ['RUNNING', 'UPCOMING', 'CANCELED']);
}

/** The days on which a reward can start; none for what has no first day, or for nobody's contract. */
export function startDatesOf(
  { type, period }: Reward,
  membership: Membership | null,
  now: Date,
): string[] {
  if (type !== 'FREE_PERIOD' || period === null || membership === null) return [];
  return possibleStartDates(membership, period, dayIn(membership.studio.zoneId, now));
}

type Given = Partial<Pick<StoredGrant, 'startDate' | 'endDate' | 'voucherCode'>>;

/** The first day that is wanted, or the first that is possible. @throws 409 when none is, 422 for another one */
function firstDay(
  reward: Reward,
  membership: Membership | null,
  wanted: string | null,
  now: Date,
): string | null {
  const possible = startDatesOf(reward, membership, now);
  if (wanted !== null && !possible.includes(wanted)) throw startDateNotAllowed();
  return wanted ?? possible[0] ?? null;
}

const signs = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';

async function giveVoucher(
  tx: Database,
  { id: studioId }: StoredStudio,
  { name, amountCents }: Reward,
): Promise<Given> {
  const random = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  const code = `GIFT-${random}`;
  await tx.insert(contractVouchers).values({
    studioId,
    code,
    name,
    amountCents: amountCents ?? 0,
    payments: 1,
    usesLeft: 1,
  });
  return { voucherCode: code };
}

/** Less is owed in the account in which the contract is charged. */
async function giveCredit(
  tx: Database,
  membership: Membership,
  { name, amountCents }: Reward,
  now: Date,
): Promise<void> {
  const customerAccountId = await findOrCreateAccount(tx, membership);
  await lockCustomerAccount(tx, customerAccountId);
  await tx
    .update(contracts)
    .set({ customerAccountId })
    .where(eq(contracts.id, membership.contract.id));
  await tx.insert(accountEntries).values({
    customerAccountId,
    kind: 'CLAIM',
    name,
    amountCents: -(amountCents ?? 0),
    dueDate: dayIn(membership.studio.zoneId, now),
    bookedAt: now,
  });
}

/** What of a reward is not in the grant itself. */
async function give(
  tx: Database,
  { reward, customer, studio, membership }: Giving,
  startDate: string | null,
  now: Date,
): Promise<Given> {
  switch (reward.type) {
    case 'FREE_PERIOD':
      if (startDate === null || reward.period === null) throw noContract();
      return { startDate, endDate: lastFreeDay(startDate, reward.period) };
    case 'SUBSCRIPTION_FEE_CREDIT':
    case 'CREDIT':
    case 'WAIVER':
      if (membership) await giveCredit(tx, membership, reward, now);
      return {};
    case 'CONSUMPTION_CREDIT':
      await tx.insert(consumptionCreditEntries).values({
        customerId: customer.id,
        studioId: studio.id,
        type: 'RECHARGE',
        name: reward.name,
        amountCents: reward.amountCents ?? 0,
        bookedAt: now,
      });
      return {};
    case 'CONTRACT_VOUCHER':
      return giveVoucher(tx, studio, reward);
    case 'BENEFIT':
    case 'CUSTOM':
    case 'SUBSCRIPTION_FEE_DISCOUNT':
  }
  // People of the studio see to it.
  return {};
}

type Giving = {
  reward: Reward;
  customer: Pick<Customer, 'id'>;
  studio: StoredStudio;
  /** For what changes a contract: which; null when there is none. */
  membership: Membership | null;
};

/**
 * Gives a reward.
 * @param tx the transaction that has locked the account of the member; it locks the contract
 * @param wanted first day of a free period; null for the first that is possible
 * @returns the id of what was given
 * @throws 409 when it is for a contract and there is none, 422 for a day on which it cannot start
 */
export async function grantReward(
  tx: Database,
  giving: Giving,
  wanted: string | null,
  now: Date,
): Promise<number> {
  const { reward, customer, studio } = giving;
  const isForContract = forContracts.has(reward.type);
  const membership =
    isForContract && giving.membership
      ? await lockMembership(tx, giving.membership.contract.id)
      : null;
  if (isForContract && !membership) throw noContract();
  const startDate = firstDay(reward, membership, wanted, now);
  const given = await give(tx, { ...giving, membership }, startDate, now);
  const [grant] = await tx
    .insert(rewardGrants)
    .values({
      customerId: customer.id,
      contractId: membership?.contract.id ?? null,
      type: reward.type,
      name: reward.name,
      amountCents: reward.amountCents,
      currency: membership?.contract.currency ?? studio.currencyCode,
      zoneId: studio.zoneId,
      ...given,
      grantedAt: now,
    })
    .returning({ id: rewardGrants.id });
  if (!grant) throw new Error('Nothing was stored of a reward.');
  // What was charged already for days that are free comes back.
  const changed = membership && (await lockMembership(tx, membership.contract.id));
  if (changed && reward.type === 'FREE_PERIOD')
    await charge(tx, changed, dayIn(changed.studio.zoneId, now), now);
  return grant.id;
}

export const toGrant = (grant: StoredGrant): Schemas['RewardGrant'] => ({
  type: grant.type,
  amount: moneyOrNull(grant.amountCents, grant.currency),
  startDate: grant.startDate,
  endDate: grant.endDate,
  voucherCode: grant.voucherCode,
  grantedAt: zoned(grant.grantedAt, grant.zoneId),
});

/** A grant that something else refers to. */
export async function grantOf(db: Database, id: number): Promise<StoredGrant> {
  const [grant] = await db.select().from(rewardGrants).where(eq(rewardGrants.id, id));
  if (!grant) throw new Error(`Reward ${id} is gone.`);
  return grant;
}
