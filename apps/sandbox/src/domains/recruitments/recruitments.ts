/** The referrals of a member, and how the reward of each stands. */
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { addDays, dayIn } from '../../time.ts';
import { accounts, studioConnects } from '../accounts/tables.ts';
import { contracts } from '../contracts/tables.ts';
import { grantOf, toGrant } from '../rewards/grant.ts';
import { studios } from '../studios/tables.ts';
import {
  customerRecruitments,
  recruitmentRedemptions,
  referralPremiums,
  type Side,
} from './tables.ts';

/** A contract can be withdrawn for as long. */
export const redeemableAfterDays = 14;

/** Makes the referrals that accounts and contracts name and that are not there yet; a repetition changes nothing. */
async function bringUpToDate(db: Database, accountId: number, tenant: string): Promise<void> {
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

/** Those of a member at a chain, the last one first. */
export async function recruitmentsOf(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<Recruitment[]> {
  await bringUpToDate(db, accountId, tenant);
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

/** @throws 404 for a referral of others */
export async function recruitmentOf(
  db: Database,
  accountId: number,
  tenant: string,
  id: number,
): Promise<Recruitment> {
  const found = (await recruitmentsOf(db, accountId, tenant)).find((one) => one.id === id);
  if (!found) throw apiError(404, 'premium.error.recruitmentnotfound', 'There is no such referral');
  return found;
}

/** What of a contract decides about the rewards for it. */
export async function contractOf(db: Database, { contractId }: Recruitment) {
  if (contractId === null) return null;
  const [found] = await db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(eq(contracts.id, contractId));
  return found ?? null;
}

type Signed = Awaited<ReturnType<typeof contractOf>>;

/** What a studio gives to one of the two. */
export async function premiumsFor(db: Database, signed: Signed, side: Side) {
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

/** First name and initial of the other one; nobody learns more of whom they have brought. */
async function nameOfOther(
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

export type Standing = {
  state: Schemas['ReferralPremiumState'];
  redeemableOn: string | null;
  recruitedOn: string | null;
};

/** How the reward of a referral stands on a day of the studio. */
export async function standingOf(
  db: Database,
  recruitment: Recruitment,
  signed: Signed,
  now: Date,
): Promise<Standing & { redemption: typeof recruitmentRedemptions.$inferSelect | null }> {
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
    contract.cancelationDate !== null || (await premiumsFor(db, signed, side)).length === 0;
  if (isNone) return { state: 'NOT_REDEEMABLE', redeemableOn: null, recruitedOn, redemption };
  const state = day <= dayIn(studio.zoneId, now) ? 'REDEEMABLE' : 'NOT_YET_REDEEMABLE';
  return { state, redeemableOn: day, recruitedOn, redemption };
}

export async function toRecruitment(
  db: Database,
  recruitment: Recruitment,
  now: Date,
): Promise<Schemas['Recruitment']> {
  const signed = await contractOf(db, recruitment);
  const { state, redeemableOn, recruitedOn, redemption } = await standingOf(
    db,
    recruitment,
    signed,
    now,
  );
  return {
    customerRecruitmentId: recruitment.id,
    displayedName: await nameOfOther(db, recruitment, signed),
    recruitedOn,
    redeemableOn,
    state,
    grant: redemption && toGrant(await grantOf(db, redemption.grantId)),
  };
}
