/** The rewards of a program, as they stand for a member. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { moneyOrNull } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { zonedOrNull } from '../../time.ts';
import { grantOf, rewardedContract, startDatesOf, toGrant } from '../rewards/grant.ts';
import { type Level, levelsOf, type Registered } from './program.ts';
import { loyaltyPremiums, loyaltyRedemptions } from './tables.ts';

export type Premium = typeof loyaltyPremiums.$inferSelect;
type Redemption = typeof loyaltyRedemptions.$inferSelect;

/** How a reward stands for a member: everything that decides whether it can be redeemed. */
export type Standing = {
  premium: Premium;
  /** The level that it needs; null for every level. */
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

async function standingOf(
  db: Database,
  premium: Premium,
  levels: readonly Level[],
  { customer, today }: Registered,
): Promise<Standing> {
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

export async function premiumsOf(db: Database, registered: Registered): Promise<Standing[]> {
  const { tenant } = registered.program;
  const levels = await levelsOf(db, tenant);
  const found = await db
    .select()
    .from(loyaltyPremiums)
    .where(eq(loyaltyPremiums.tenant, tenant))
    .orderBy(asc(loyaltyPremiums.points), asc(loyaltyPremiums.id))
    .limit(200);
  const standings: Standing[] = [];
  for (const premium of found) standings.push(await standingOf(db, premium, levels, registered));
  return standings;
}

/**
 * One reward.
 * @param lock whether it is about to be redeemed: nobody else takes the last one until the transaction ends
 * @throws 404 when the program has none with this id
 */
export async function premiumOf(
  db: Database,
  registered: Registered,
  assignmentId: number,
  lock = false,
): Promise<Standing> {
  const { tenant } = registered.program;
  const query = db
    .select()
    .from(loyaltyPremiums)
    .where(and(eq(loyaltyPremiums.id, assignmentId), eq(loyaltyPremiums.tenant, tenant)));
  const [premium] = await (lock ? query.for('no key update') : query);
  if (!premium) throw apiError(404, 'loyalty.error.premiumnotfound', 'There is no such reward');
  return standingOf(db, premium, await levelsOf(db, tenant), registered);
}

export function stateOfPremium(
  { premium, level, redemption, isGone: gone }: Standing,
  { ledger }: Registered,
): Schemas['LoyaltyPremiumState'] {
  if (redemption !== null) return 'REDEEMED';
  if (gone) return 'GONE';
  if (level !== null && ledger.collected < level.threshold) return 'LEVEL_TOO_LOW';
  return ledger.balance < premium.points ? 'TOO_FEW_POINTS' : 'REDEEMABLE';
}

export function toPremium(standing: Standing, registered: Registered): Schemas['LoyaltyPremium'] {
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
    state: stateOfPremium(standing, registered),
    redeemedAt: zonedOrNull(redemption?.redeemedAt ?? null, zoneId),
  };
}

export async function toInfo(
  db: Database,
  standing: Standing,
  registered: Registered,
  now: Date,
): Promise<Schemas['LoyaltyPremiumInfo']> {
  const { premium, redemption } = standing;
  const { balance } = registered.ledger;
  const membership = await rewardedContract(db, registered.customer, now);
  return {
    premium: toPremium(standing, registered),
    redemptionText: premium.redemptionText,
    balance,
    balanceAfter: redemption !== null || balance < premium.points ? null : balance - premium.points,
    possibleRewardStartDates: redemption === null ? startDatesOf(premium, membership, now) : [],
    grant: redemption && toGrant(await grantOf(db, redemption.grantId)),
  };
}
