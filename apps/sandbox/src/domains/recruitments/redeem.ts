/** Redeeming a referral reward. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { Customer } from '../accounts/customers.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { getGrant, grantReward, findRewardedContract, toGrant } from '../rewards/grant.ts';
import { findContract, loadPremiums, getRecruitment, loadStatus } from './recruitments.ts';
import { recruitmentRedemptions } from './tables.ts';

export const premiumNotFound = () =>
  apiError(404, 'premium.error.notfound', 'There is no such reward for a referral');

/**
 * @param tx the transaction that has locked the account
 * @returns the id of the redemption
 * @throws 404 and 409 if there is nothing to redeem, 422 for a day on which the reward cannot start
 */
export async function redeemReferral(
  tx: Database,
  by: AuditedMember,
  customer: Customer,
  body: Schemas['RedeemReferralPremiumRequest'],
  now: Date,
): Promise<string> {
  const { id: accountId } = by.account;
  const recruitment = await getRecruitment(
    tx,
    accountId,
    customer.tenant,
    body.customerRecruitmentId,
  );
  const signed = await findContract(tx, recruitment);
  const { state } = await loadStatus(tx, recruitment, signed, now);
  if (state === 'REDEEMED')
    throw apiError(
      409,
      'premium.error.alreadyredeemed',
      'The reward of this referral was redeemed',
    );
  if (state !== 'REDEEMABLE' || !signed)
    throw apiError(409, 'premium.error.notredeemable', 'There is no reward to redeem', {
      args: [{ type: 'STRING', value: state }],
    });
  const premiums = await loadPremiums(tx, signed, recruitment.side);
  const premium = premiums.find(({ id }) => id === body.premiumId);
  if (!premium) throw premiumNotFound();
  const offer = { reward: premium, customer, studio: signed.studio };
  const membership = await findRewardedContract(tx, offer, now);
  const grantId = await grantReward(
    tx,
    { ...offer, membership },
    body.rewardStartDate ?? null,
    now,
  );
  const id = randomUUID();
  await tx.insert(recruitmentRedemptions).values({
    id,
    recruitmentId: recruitment.id,
    side: recruitment.side,
    premiumId: premium.id,
    grantId,
    redeemedAt: now,
  });
  await audit(tx, { by, at: now, kind: 'recruitment-redemption', id });
  return id;
}

export async function loadRedemption(
  db: Database,
  id: string,
): Promise<Schemas['ReferralRedemption']> {
  const [found] = await db
    .select()
    .from(recruitmentRedemptions)
    .where(eq(recruitmentRedemptions.id, id));
  if (!found) throw new Error(`Redemption ${id} is gone.`);
  const grant = await getGrant(db, found.grantId);
  return {
    redemptionId: id,
    customerRecruitmentId: found.recruitmentId,
    premiumId: found.premiumId,
    name: grant.name,
    grant: toGrant(grant),
  };
}
