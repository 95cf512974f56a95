/** Notifies both parties of a referral on the day their reward becomes redeemable. */
import { and, asc, eq, gte, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { addDays, addMinutes, dayIn } from '../../platform/time.ts';
import { findCustomer } from '../accounts/customers.ts';
import { contracts } from '../membershipOffers/tables.ts';
import { notifyMember } from '../customerData/notifyMember.ts';
import { studios } from '../studios/tables.ts';
import { findContract, loadRecruitments, redeemableAfterDays, loadStatus } from './recruitments.ts';
import { rewardNews } from './tables.ts';

/** Number of referrals per round; the next round handles the rest. */
const batchSize = 100;

/** Rewards redeemable for longer than this before the first notification are not announced. */
const newForDays = 7;

const minutesOfDay = 1440;

/** Contracts signed with a referral code about two weeks ago without a notification. */
const selectCandidates = (db: Database, now: Date) =>
  db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(
      and(
        isNotNull(contracts.recruitedBy),
        isNull(contracts.cancelationDate),
        // The exact day depends on the studio, so include one more and check each below.
        lte(contracts.signedAt, addMinutes(now, -(redeemableAfterDays - 1) * minutesOfDay)),
        gte(
          contracts.signedAt,
          addMinutes(now, -(redeemableAfterDays + newForDays) * minutesOfDay),
        ),
        notExists(
          db
            .select({ id: rewardNews.contractId })
            .from(rewardNews)
            .where(eq(rewardNews.contractId, contracts.id)),
        ),
      ),
    )
    .orderBy(asc(contracts.signedAt))
    .limit(batchSize);

type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number];

/** Notifies one party, if they may see referrals and have something to redeem. */
async function notifyOne(
  tx: Database,
  { contract, studio }: Candidate,
  accountId: number | null,
  now: Date,
): Promise<void> {
  const customer = accountId === null ? null : await findCustomer(tx, accountId, studio.tenant);
  if (accountId === null || !customer?.permissions.includes('CUSTOMER_CENTER_REFERRAL_ACTIVE'))
    return;
  const found = (await loadRecruitments(tx, accountId, studio.tenant)).find(
    ({ contractId }) => contractId === contract.id,
  );
  const standing = found && (await loadStatus(tx, found, await findContract(tx, found), now));
  if (standing?.state !== 'REDEEMABLE') return;
  // The request context is known only for the signer.
  const reader = accountId === contract.accountId ? contract.reader : null;
  const event = `referral ${contract.id}`;
  const notification = { type: 'REWARD_READY', what: { as: 'nothing' }, event } as const;
  await notifyMember(tx, { customer, studio, reader }, notification, now);
}

function notifyBoth({ db }: Pick<Services, 'db'>, one: Candidate, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // The process that inserts this row sends the notifications; concurrent ones wait here and then do nothing.
    const [first] = await tx
      .insert(rewardNews)
      .values({ contractId: one.contract.id, notifiedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    for (const accountId of [one.contract.recruitedBy, one.contract.accountId])
      await notifyOne(tx, one, accountId, now);
  });
}

/** Notifies about rewards that became redeemable today. */
export async function notifyReadyRewards({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ready = (await selectCandidates(db, now)).filter(({ contract, studio }) => {
    const first = addDays(dayIn(studio.zoneId, contract.signedAt), redeemableAfterDays);
    return first <= dayIn(studio.zoneId, now);
  });
  await forEachIsolated('Telling of a reward', ready, (one) => notifyBoth({ db }, one, now));
}
