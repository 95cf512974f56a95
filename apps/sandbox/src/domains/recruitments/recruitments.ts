/** Referrals of a member and the status of their rewards. */
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addDays, dayIn } from '../../platform/time.ts';
import { accounts, studioConnects } from '../accounts/tables.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { getGrant, toGrant } from '../rewards/grant.ts';
import { studios } from '../studios/tables.ts';
import {
  customerRecruitments,
  recruitmentRedemptions,
  referralPremiums,
  type Side,
} from './tables.ts';

/** Withdrawal period of a contract. */
export const redeemableAfterDays = 14;

/** Creates missing referrals from accounts and contracts; repeatable. */
async function syncRecruitments(db: Database, accountId: number, tenant: string): Promise<void> {
  const signed = await db
    .select({ contract: contracts })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(
      and(
        eq(studios.tenant, tenant),
        isNotNull(contracts.recruitedBy),
        or(eq(contracts.recruitedBy, accountId), eq(contracts.accountId, accountId)),
      ),
    )
    .orderBy(contracts.id);
  for (const { contract } of signed) {
    const { id: contractId, accountId: recruitedId, recruitedBy: recruiterId } = contract;
    const source = recruitedId === null ? `CONTRACT ${contractId}` : `ACCOUNT ${recruitedId}`;
    await db
      .insert(customerRecruitments)
      .values({ tenant, recruiterId, recruitedId, contractId, source })
      .onConflictDoUpdate({
        target: [customerRecruitments.tenant, customerRecruitments.source],
        set: { contractId },
        setWhere: isNull(customerRecruitments.contractId),
      });
  }
  const registered = await db
    .selectDistinct({ id: accounts.id, referredBy: accounts.referredBy })
    .from(accounts)
    .innerJoin(studioConnects, eq(studioConnects.accountId, accounts.id))
    .innerJoin(studios, and(eq(studios.id, studioConnects.studioId), eq(studios.tenant, tenant)))
    .where(
      and(
        isNotNull(accounts.referredBy),
        or(eq(accounts.referredBy, accountId), eq(accounts.id, accountId)),
      ),
    );
  for (const { id: recruitedId, referredBy } of registered) {
    const [recruiter] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, referredBy ?? 0));
    if (recruiter)
      await db
        .insert(customerRecruitments)
        .values({
          tenant,
          recruiterId: recruiter.id,
          recruitedId,
          source: `ACCOUNT ${recruitedId}`,
        })
        .onConflictDoNothing();
  }
}

export type Recruitment = typeof customerRecruitments.$inferSelect & { side: Side };

/** Loads a member's referrals at a chain, latest first. */
export async function loadRecruitments(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<Recruitment[]> {
  await syncRecruitments(db, accountId, tenant);
  const found = await db
    .select()
    .from(customerRecruitments)
    .where(
      and(
        eq(customerRecruitments.tenant, tenant),
        or(
          eq(customerRecruitments.recruiterId, accountId),
          eq(customerRecruitments.recruitedId, accountId),
        ),
      ),
    )
    .orderBy(desc(customerRecruitments.id))
    .limit(200);
  return found.map((row) => ({
    ...row,
    side: row.recruiterId === accountId ? 'RECRUITER' : 'RECRUITED',
  }));
}

/** @throws 404 for another member's referral */
export async function getRecruitment(
  db: Database,
  accountId: number,
  tenant: string,
  id: number,
): Promise<Recruitment> {
  const found = (await loadRecruitments(db, accountId, tenant)).find((one) => one.id === id);
  if (!found) throw apiError(404, 'premium.error.recruitmentnotfound', 'There is no such referral');
  return found;
}

/** Finds the contract of a referral with its studio. */
export async function findContract(db: Database, { contractId }: Recruitment) {
  if (contractId === null) return null;
  const [found] = await db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(eq(contracts.id, contractId));
  return found ?? null;
}

type Signed = Awaited<ReturnType<typeof findContract>>;

/** Loads the rewards a studio gives to one party. */
export async function loadPremiums(db: Database, signed: Signed, side: Side) {
  if (!signed) return [];
  return db
    .select()
    .from(referralPremiums)
    .where(and(eq(referralPremiums.studioId, signed.studio.id), eq(referralPremiums.side, side)))
    .orderBy(referralPremiums.id)
    .limit(50);
}

const shortName = (first: string, last: string): string =>
  last === '' ? first : `${first} ${last.charAt(0)}.`;

/** Returns first name and initial of the other person, who stays otherwise anonymous. */
async function findOtherName(
  db: Database,
  { side, recruiterId, recruitedId }: Recruitment,
  signed: Signed,
): Promise<string | null> {
  const otherId = side === 'RECRUITER' ? recruitedId : recruiterId;
  if (otherId !== null) {
    const [other] = await db.select().from(accounts).where(eq(accounts.id, otherId));
    const [first = '', ...rest] = (other?.name ?? '').trim().split(/\s+/);
    return first === '' ? null : shortName(first, rest.at(-1) ?? '');
  }
  if (side === 'RECRUITED' || !signed) return null;
  const { firstname, lastname } = signed.contract.customerData;
  return shortName(firstname, lastname);
}

export type PremiumStatus = {
  state: Schemas['ReferralPremiumState'];
  redeemableOn: string | null;
  recruitedOn: string | null;
};

/** Determines the status of a referral's reward on the studio's current day. */
export async function loadStatus(
  db: Database,
  recruitment: Recruitment,
  signed: Signed,
  now: Date,
): Promise<PremiumStatus & { redemption: typeof recruitmentRedemptions.$inferSelect | null }> {
  const { id, side, recruitedId } = recruitment;
  const [redemption = null] = await db
    .select()
    .from(recruitmentRedemptions)
    .where(
      and(eq(recruitmentRedemptions.recruitmentId, id), eq(recruitmentRedemptions.side, side)),
    );
  if (!signed) {
    const state = recruitedId === null ? 'NOT_REDEEMABLE' : 'NOT_YET_REDEEMABLE';
    return { state, redeemableOn: null, recruitedOn: null, redemption };
  }
  const { contract, studio } = signed;
  const recruitedOn = dayIn(studio.zoneId, contract.signedAt);
  const day = addDays(recruitedOn, redeemableAfterDays);
  if (redemption) return { state: 'REDEEMED', redeemableOn: day, recruitedOn, redemption };
  const isNone =
    contract.cancelationDate !== null || (await loadPremiums(db, signed, side)).length === 0;
  if (isNone) return { state: 'NOT_REDEEMABLE', redeemableOn: null, recruitedOn, redemption };
  const state = day <= dayIn(studio.zoneId, now) ? 'REDEEMABLE' : 'NOT_YET_REDEEMABLE';
  return { state, redeemableOn: day, recruitedOn, redemption };
}

export async function toRecruitment(
  db: Database,
  recruitment: Recruitment,
  now: Date,
): Promise<Schemas['Recruitment']> {
  const signed = await findContract(db, recruitment);
  const { state, redeemableOn, recruitedOn, redemption } = await loadStatus(
    db,
    recruitment,
    signed,
    now,
  );
  return {
    customerRecruitmentId: recruitment.id,
    displayedName: await findOtherName(db, recruitment, signed),
    recruitedOn,
    redeemableOn,
    state,
    grant: redemption && toGrant(await getGrant(db, redemption.grantId)),
  };
}
