/** Referrals of the current member and their rewards. */
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../platform/api.ts';
import { created, ok } from '../../platform/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { requirePermission } from '../accounts/permissions.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { toChoice } from '../rewards/choice.ts';
import { findRewardedContract } from '../rewards/grant.ts';
import {
  findContract,
  loadPremiums,
  getRecruitment,
  loadRecruitments,
  toRecruitment,
} from './recruitments.ts';
import { premiumNotFound, redeemReferral, loadRedemption } from './redeem.ts';

/** Maximum length of the list, as described. */
const maxRecruiters = 20;

async function requireReferralMember(
  db: Database,
  { account, context }: { account: { id: number }; context: ContextHeaders },
): Promise<Customer> {
  const customer = await requireMember(db, account, context);
  requirePermission(customer, 'CUSTOMER_CENTER_REFERRAL_ACTIVE');
  return customer;
}

export const recruitmentHandlers = {
  async getReferralPremiums(request, { db, clock }) {
    const { tenant } = await requireReferralMember(db, request);
    const recruitedMembers: Schemas['Recruitment'][] = [];
    const recruitedByMembers: Schemas['Recruitment'][] = [];
    for (const one of await loadRecruitments(db, request.account.id, tenant)) {
      const list = one.side === 'RECRUITER' ? recruitedMembers : recruitedByMembers;
      list.push(await toRecruitment(db, one, clock.now()));
    }
    return ok({
      recruitedMembers,
      recruitedByMembers: recruitedByMembers.slice(0, maxRecruiters),
    });
  },

  async getReferralPremiumInfo(request, { db, clock }) {
    const { account, path, query } = request;
    const now = clock.now();
    const customer = await requireReferralMember(db, request);
    const { tenant } = customer;
    const recruitment = await getRecruitment(db, account.id, tenant, path.customerRecruitmentId);
    const signed = await findContract(db, recruitment);
    const premiums = (await loadPremiums(db, signed, recruitment.side)).filter(
      ({ id }) => query.premiumId === undefined || id === query.premiumId,
    );
    if (query.premiumId !== undefined && premiums.length === 0) throw premiumNotFound();
    const choices: Schemas['RewardChoice'][] = [];
    if (signed)
      for (const reward of premiums) {
        const { studio } = signed;
        const membership = await findRewardedContract(db, { reward, customer, studio }, now);
        choices.push(toChoice(reward, { membership, currency: studio.currencyCode }, now));
      }
    return ok({ recruitment: await toRecruitment(db, recruitment, now), premiums: choices });
  },

  async redeemReferralPremium(request, { db, clock }) {
    const { account, header, body, operationId } = request;
    const now = clock.now();
    await requireReferralMember(db, request);
    const key = header['Idempotency-Key'] ?? null;
    const attempt = { key, operation: operationId, accountId: account.id, request: body };
    const id = await db.transaction((tx) =>
      runIdempotent(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        return redeemReferral(tx, request, await requireReferralMember(tx, request), body, now);
      }),
    );
    return created(await loadRedemption(db, id));
  },
} satisfies Partial<Handlers>;
