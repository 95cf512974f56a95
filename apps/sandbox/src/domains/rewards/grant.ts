/** Grants rewards: each takes effect in the account, the credit or the charges of a contract. */
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { moneyOrNull } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn, zoned } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { contracts, contractVouchers } from '../membershipOffers/tables.ts';
import { lockCustomerAccount } from '../customerAccounts/account.ts';
import { accountEntries } from '../customerAccounts/tables.ts';
import { findOrCreateAccount, charge } from '../memberships/charging.ts';
import { findMainContract } from '../memberships/mainContract.ts';
import {
  lockMembership,
  type Membership,
  loadAccountMemberships,
} from '../memberships/membership.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { lastDayOfTerm } from '../studios/lastDayOfTerm.ts';
import { computeStartDates } from './startDates.ts';
import { rewardGrants } from '../memberships/tables.ts';
import { consumptionCreditEntries } from '../products/tables.ts';

export type Reward = {
  type: Schemas['RewardType'];
  name: string;
  amountCents: number | null;
  period: Schemas['Term'] | null;
};

export type StoredGrant = typeof rewardGrants.$inferSelect;

/** Rewards that affect amounts owed or charged for a contract. */
const forContracts: ReadonlySet<Schemas['RewardType']> = new Set([
  'FREE_PERIOD',
  'SUBSCRIPTION_FEE_CREDIT',
  'CREDIT',
  'WAIVER',
]);

const noContractError = () =>
  apiError(409, 'reward.error.nocontract', 'There is no contract for this reward');

const startDateError = () =>
  apiError(422, 'reward.error.startdatenotallowed', 'The reward cannot start on this day', {
    args: [{ type: 'FIELD', value: 'rewardStartDate' }],
  });

type RewardOffer = {
  reward: Pick<Reward, 'amountCents'>;
  customer: Pick<Customer, 'accountId' | 'tenant'>;
  studio: Pick<StoredStudio, 'currencyCode'>;
};

/**
 * Finds the contract that a reward applies to; null without a current one. An amount is credited unconverted, so it
 * applies only to a contract in the currency of the studio that offers it.
 */
export async function findRewardedContract(
  db: Database,
  { reward, customer: { accountId, tenant }, studio }: RewardOffer,
  now: Date,
): Promise<Membership | null> {
  if (accountId === null) return null;
  const memberships = await loadAccountMemberships(db, accountId, tenant);
  const rewardable = memberships.filter(
    ({ contract }) => reward.amountCents === null || contract.currency === studio.currencyCode,
  );
  return findMainContract(rewardable, now, ['RUNNING', 'UPCOMING', 'CANCELED']);
}

/** Lists possible start days of a reward; empty for rewards without a period or without a contract. */
export function listStartDates(
  { type, period }: Reward,
  membership: Membership | null,
  now: Date,
): string[] {
  if (type !== 'FREE_PERIOD' || period === null || membership === null) return [];
  return computeStartDates(membership, period, dayIn(membership.studio.zoneId, now));
}

type GrantColumns = Partial<Pick<StoredGrant, 'startDate' | 'endDate' | 'voucherCode'>>;

/** Returns the requested start or the first possible one. @throws 409 if there is none, 422 for an impossible one */
function resolveStartDate(
  reward: Reward,
  membership: Membership | null,
  requestedStart: string | null,
  now: Date,
): string | null {
  const possible = listStartDates(reward, membership, now);
  if (requestedStart !== null && !possible.includes(requestedStart)) throw startDateError();
  return requestedStart ?? possible[0] ?? null;
}

const codeCharacters = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';

async function createVoucher(
  tx: Database,
  { id: studioId }: StoredStudio,
  { name, amountCents }: Reward,
): Promise<GrantColumns> {
  const random = Array.from(
    { length: 10 },
    () => codeCharacters[randomInt(codeCharacters.length)],
  ).join('');
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

/** Credits the customer account of the contract. */
async function bookCredit(
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

/** Delivers a reward and returns the additional columns of the grant. */
async function deliverReward(
  tx: Database,
  { reward, customer, studio, membership }: RewardDelivery,
  startDate: string | null,
  now: Date,
): Promise<GrantColumns> {
  switch (reward.type) {
    case 'FREE_PERIOD':
      if (startDate === null || reward.period === null) throw noContractError();
      return { startDate, endDate: lastDayOfTerm(startDate, reward.period) };
    case 'SUBSCRIPTION_FEE_CREDIT':
    case 'CREDIT':
    case 'WAIVER':
      if (membership) await bookCredit(tx, membership, reward, now);
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
      return createVoucher(tx, studio, reward);
    case 'BENEFIT':
    case 'CUSTOM':
    case 'SUBSCRIPTION_FEE_DISCOUNT':
  }
  // Staff deliver the remaining types.
  return {};
}

type RewardDelivery = {
  reward: Reward;
  customer: Pick<Customer, 'id'>;
  studio: StoredStudio;
  /** Contract to change, if any. */
  membership: Membership | null;
};

/**
 * Grants a reward.
 * @param tx the transaction that has locked the member's account; locks the contract
 * @param requestedStart first day of a free period; null for the first possible one
 * @returns the id of the grant
 * @throws 409 if it requires a contract and there is none, 422 for an impossible start
 */
export async function grantReward(
  tx: Database,
  delivery: RewardDelivery,
  requestedStart: string | null,
  now: Date,
): Promise<number> {
  const { reward, customer, studio } = delivery;
  const isForContract = forContracts.has(reward.type);
  const membership =
    isForContract && delivery.membership
      ? await lockMembership(tx, delivery.membership.contract.id)
      : null;
  if (isForContract && !membership) throw noContractError();
  const startDate = resolveStartDate(reward, membership, requestedStart, now);
  const columns = await deliverReward(tx, { ...delivery, membership }, startDate, now);
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
      ...columns,
      grantedAt: now,
    })
    .returning({ id: rewardGrants.id });
  if (!grant) throw new Error('The reward was not stored.');
  // Credit amounts already charged for days that are now free.
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

/** Loads a grant. @throws if it does not exist */
export async function getGrant(db: Database, id: number): Promise<StoredGrant> {
  const [grant] = await db.select().from(rewardGrants).where(eq(rewardGrants.id, id));
  if (!grant) throw new Error(`Reward ${id} is gone.`);
  return grant;
}
