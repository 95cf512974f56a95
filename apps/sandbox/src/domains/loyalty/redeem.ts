/** Redeeming a reward: points are spent and the reward delivered, both or neither. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { dayIn, zoned } from '../../platform/time.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { getGrant, grantReward, findRewardedContract, toGrant } from '../rewards/grant.ts';
import { getPremium, type PremiumStatus, premiumState } from './premiums.ts';
import { type RegisteredParticipant, getRegistered } from './program.ts';
import { loyaltyPremiums, loyaltyRedemptions } from './tables.ts';
import { loyaltyPoints } from '../points/tables.ts';

/** @throws 409 with the reason why it cannot be redeemed */
function checkRedeemable(standing: PremiumStatus, registered: RegisteredParticipant): void {
  switch (premiumState(standing, registered)) {
    case 'REDEEMED':
      throw apiError(409, 'loyalty.error.alreadyredeemed', 'The reward has been redeemed');
    case 'GONE':
      throw apiError(409, 'loyalty.error.premiumgone', 'The reward is gone');
    case 'LEVEL_TOO_LOW':
      throw apiError(409, 'loyalty.error.leveltoolow', 'The reward is for a higher level', {
        args: [{ type: 'STRING', value: standing.level?.name ?? '' }],
      });
    case 'TOO_FEW_POINTS': {
      const missing = standing.premium.points - registered.ledger.balance;
      throw apiError(409, 'loyalty.error.toofewpoints', 'There are too few points', {
        args: [{ type: 'NUMBER', value: String(missing) }],
      });
    }
    case 'REDEEMABLE':
  }
}

/**
 * @param tx the transaction that has locked the account, so that points are not spent twice
 * @returns the id of the redemption
 * @throws 404 and 409 if the reward is not available, 422 for a day on which it cannot start
 */
export async function redeemPremium(
  tx: Database,
  by: AuditedMember,
  { assignmentId, rewardStartDate }: Schemas['RedeemLoyaltyPremiumRequest'],
  now: Date,
): Promise<string> {
  const registered = await getRegistered(tx, by, now);
  const standing = await getPremium(tx, registered, assignmentId, true);
  checkRedeemable(standing, registered);
  const { customer, studio, ledger } = registered;
  const { premium } = standing;
  const offer = { reward: premium, customer, studio };
  const membership = await findRewardedContract(tx, offer, now);
  const grantId = await grantReward(tx, { ...offer, membership }, rewardStartDate ?? null, now);
  const id = randomUUID();
  await tx.insert(loyaltyPoints).values({
    customerId: customer.id,
    type: 'REDEEMED',
    name: premium.name,
    points: -premium.points,
    day: dayIn(studio.zoneId, now),
    event: `REDEMPTION ${id}`,
    bookedAt: now,
  });
  await tx.insert(loyaltyRedemptions).values({
    id,
    customerId: customer.id,
    premiumId: premium.id,
    points: premium.points,
    balance: ledger.balance - premium.points,
    redeemedAt: now,
    grantId,
  });
  await audit(tx, { by, at: now, kind: 'loyalty-redemption', id });
  return id;
}

/** Loads a redemption with its values at that time. */
export async function loadRedemption(
  db: Database,
  id: string,
  zoneId: string,
): Promise<Schemas['LoyaltyRedemption']> {
  const [found] = await db
    .select({ redemption: loyaltyRedemptions, premium: loyaltyPremiums })
    .from(loyaltyRedemptions)
    .innerJoin(loyaltyPremiums, eq(loyaltyPremiums.id, loyaltyRedemptions.premiumId))
    .where(eq(loyaltyRedemptions.id, id));
  if (!found) throw new Error(`Redemption ${id} is gone.`);
  const { redemption, premium } = found;
  const grant = await getGrant(db, redemption.grantId);
  return {
    redemptionId: id,
    assignmentId: premium.id,
    name: grant.name,
    points: redemption.points,
    balance: redemption.balance,
    redeemedAt: zoned(redemption.redeemedAt, zoneId),
    grant: toGrant(grant),
  };
}
