/** Referrals of whoever asks, and what they get for them. */
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../server/api.ts';
import { created, ok } from '../../server/api.ts';
import type { Customer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { requireMember } from '../accounts/member.ts';
import { checkMay } from '../customerData/permissions.ts';
import { once } from '../idempotency/once.ts';
import { toChoice } from '../rewards/choice.ts';
import { rewardedContract } from '../rewards/grant.ts';
import {
  contractOf,
  premiumsFor,
  recruitmentOf,
  recruitmentsOf,
  toRecruitment,
} from './recruitments.ts';
import { premiumNotFound, redeemReferral, redemptionNamed } from './redeem.ts';

/** No list is longer (description). */
const mostRecruiters = 20;

async function asking(
  db: Database,
  { account, context }: { account: { id: number }; context: ContextHeaders },
): Promise<Customer> {
  const customer = await requireMember(db, account, context);
  checkMay(customer, 'CUSTOMER_CENTER_REFERRAL_ACTIVE');
  return customer;
}

export const recruitmentHandlers = {
  async getReferralPremiums(request, { db, clock }) {
    const { tenant } = await asking(db, request);
    const recruitedMembers: Schemas['Recruitment'][] = [];
    const recruitedByMembers: Schemas['Recruitment'][] = [];
    for (const one of await recruitmentsOf(db, request.account.id, tenant)) {
      const list = one.side === 'RECRUITER' ? recruitedMembers : recruitedByMembers;
      list.push(await toRecruitment(db, one, clock.now()));
    }
    return ok({
      recruitedMembers,
      recruitedByMembers: recruitedByMembers.slice(0, mostRecruiters),
    });
  },

  async getReferralPremiumInfo(request, { db, clock }) {
    const { account, path, query } = request;
    const now = clock.now();
    const customer = await asking(db, request);
    const { tenant } = customer;
    const recruitment = await recruitmentOf(db, account.id, tenant, path.customerRecruitmentId);
    const signed = await contractOf(db, recruitment);
    const premiums = (await premiumsFor(db, signed, recruitment.side)).filter(
      ({ id }) => query.premiumId === undefined || id === query.premiumId,
    );
    if (query.premiumId !== undefined && premiums.length === 0) throw premiumNotFound();
    const membership = await rewardedContract(db, customer, now);
    const currency = signed?.studio.currencyCode ?? '';
    return ok({
      recruitment: await toRecruitment(db, recruitment, now),
      premiums: premiums.map((one) => toChoice(one, { membership, currency }, now)),
    });
  },

  async redeemReferralPremium(request, { db, clock }) {
    const { account, header, body, operationId } = request;
    const now = clock.now();
    await asking(db, request);
    const key = header['Idempotency-Key'] ?? null;
    const attempt = { key, operation: operationId, accountId: account.id, request: body };
    const id = await db.transaction((tx) =>
      once(tx, attempt, now, async () => {
        await lockOwnAccount(tx, account.id);
        return redeemReferral(tx, request, await asking(tx, request), body, now);
      }),
    );
    return created(await redemptionNamed(db, id));
  },
} satisfies Partial<Handlers>;
