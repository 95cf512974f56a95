/** Rewards of a program and their status for a member. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { moneyOrNull } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { zonedOrNull } from '../../platform/time.ts';
import { getGrant, findRewardedContract, listStartDates, toGrant } from '../rewards/grant.ts';
import { type Level, loadLevels, type RegisteredParticipant } from './program.ts';
import { loyaltyPremiums, loyaltyRedemptions } from './tables.ts';

export type Premium = typeof loyaltyPremiums.$inferSelect;
type Redemption = typeof loyaltyRedemptions.$inferSelect;

/** A reward with everything that determines whether a member can redeem it. */
export type PremiumStatus = {
  premium: Premium;
  /** Required level; null for all levels. */
  level: Level | null;
  redemption: Redemption | null;
  isGone: boolean;
};

async function isGone(
  db: Database,
  { id, validUntil, stock }: Premium,
  today: string,
): Promise<boolean> {
  if (validUntil !== null && validUntil < today) return true;
  if (stock === null) return false;
  return (await db.$count(loyaltyRedemptions, eq(loyaltyRedemptions.premiumId, id))) >= stock;
}

async function loadStatus(
  db: Database,
  premium: Premium,
  levels: readonly Level[],
  { customer, today }: RegisteredParticipant,
): Promise<PremiumStatus> {
  const [redemption = null] = await db
    .select()
    .from(loyaltyRedemptions)
    .where(
      and(
        eq(loyaltyRedemptions.premiumId, premium.id),
        eq(loyaltyRedemptions.customerId, customer.id),
      ),
    );
  return {
    premium,
    level: levels.find(({ id }) => id === premium.levelId) ?? null,
    redemption,
    isGone: await isGone(db, premium, today),
  };
}

export async function loadPremiums(
  db: Database,
  registered: RegisteredParticipant,
): Promise<PremiumStatus[]> {
  const { tenant } = registered.program;
  const levels = await loadLevels(db, tenant);
  const found = await db
    .select()
    .from(loyaltyPremiums)
    .where(eq(loyaltyPremiums.tenant, tenant))
    .orderBy(asc(loyaltyPremiums.points), asc(loyaltyPremiums.id))
    .limit(200);
  const standings: PremiumStatus[] = [];
  for (const premium of found) standings.push(await loadStatus(db, premium, levels, registered));
  return standings;
}

/**
 * Finds a reward.
 * @param lock whether it is about to be redeemed; reserves the last one until the transaction ends
 * @throws 404 if the program has none with this id
 */
export async function getPremium(
  db: Database,
  registered: RegisteredParticipant,
  assignmentId: number,
  lock = false,
): Promise<PremiumStatus> {
  const { tenant } = registered.program;
  const query = db
    .select()
    .from(loyaltyPremiums)
    .where(and(eq(loyaltyPremiums.id, assignmentId), eq(loyaltyPremiums.tenant, tenant)));
  const [premium] = await (lock ? query.for('no key update') : query);
  if (!premium) throw apiError(404, 'loyalty.error.premiumnotfound', 'There is no such reward');
  return loadStatus(db, premium, await loadLevels(db, tenant), registered);
}

export function premiumState(
  { premium, level, redemption, isGone: gone }: PremiumStatus,
  { ledger }: RegisteredParticipant,
): Schemas['LoyaltyPremiumState'] {
  if (redemption !== null) return 'REDEEMED';
  if (gone) return 'GONE';
  if (level !== null && ledger.collected < level.threshold) return 'LEVEL_TOO_LOW';
  return ledger.balance < premium.points ? 'TOO_FEW_POINTS' : 'REDEEMABLE';
}

export function toPremium(
  standing: PremiumStatus,
  registered: RegisteredParticipant,
): Schemas['LoyaltyPremium'] {
  const { premium, level, redemption } = standing;
  const { currencyCode, zoneId } = registered.studio;
  return {
    assignmentId: premium.id,
    name: premium.name,
    description: premium.description,
    type: premium.type,
    amount: moneyOrNull(premium.amountCents, currencyCode),
    period: premium.period,
    points: premium.points,
    requiredLevel: level?.name ?? null,
    validUntil: premium.validUntil,
    state: premiumState(standing, registered),
    redeemedAt: zonedOrNull(redemption?.redeemedAt ?? null, zoneId),
  };
}

export async function toInfo(
  db: Database,
  standing: PremiumStatus,
  registered: RegisteredParticipant,
  now: Date,
): Promise<Schemas['LoyaltyPremiumInfo']> {
  const { premium, redemption } = standing;
  const { balance } = registered.ledger;
  const membership = await findRewardedContract(db, { ...registered, reward: premium }, now);
  return {
    premium: toPremium(standing, registered),
    redemptionText: premium.redemptionText,
    balance,
    balanceAfter: redemption !== null || balance < premium.points ? null : balance - premium.points,
    possibleRewardStartDates: redemption === null ? listStartDates(premium, membership, now) : [],
    grant: redemption && toGrant(await getGrant(db, redemption.grantId)),
  };
}
