/** Tells both of a referral that their reward can be redeemed, on the day from which it can. */
import { and, asc, eq, gte, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { forEachIsolated } from '../../server/forEachIsolated.ts';
import { addDays, addMinutes, dayIn } from '../../time.ts';
import { findCustomer } from '../accounts/customers.ts';
import { contracts } from '../contracts/tables.ts';
import { notifyMember } from '../messages/notifyMember.ts';
import { studios } from '../studios/tables.ts';
import { contractOf, recruitmentsOf, redeemableAfterDays, standingOf } from './recruitments.ts';
import { rewardNews } from './tables.ts';

/** How much one round looks at; the next round takes the others. */
const mostAtOnce = 100;

/** Rewards that could be redeemed for longer before anybody was told of any are no news. */
const newForDays = 7;

const minutesOfDay = 1440;

/** Contracts that were signed with a code about two weeks ago, of which nobody was told. */
const candidates = (db: Database, now: Date) =>
  db
    .select({ contract: contracts, studio: studios })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .where(
      and(
        isNotNull(contracts.recruitedBy),
        isNull(contracts.cancelationDate),
        // Which day it is depends on the studio: one more, and each is looked at again.
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
    .limit(mostAtOnce);

type Candidate = Awaited<ReturnType<typeof candidates>>[number];

/** Tells one of the two, if there is something to redeem and they may see it. */
async function tellOne(
  tx: Database,
  { contract, studio }: Candidate,
  accountId: number | null,
  now: Date,
): Promise<void> {
  const customer = accountId === null ? null : await findCustomer(tx, accountId, studio.tenant);
  if (accountId === null || !customer?.permissions.includes('CUSTOMER_CENTER_REFERRAL_ACTIVE'))
    return;
  const found = (await recruitmentsOf(tx, accountId, studio.tenant)).find(
    ({ contractId }) => contractId === contract.id,
  );
  const standing = found && (await standingOf(tx, found, await contractOf(tx, found), now));
  if (standing?.state !== 'REDEEMABLE') return;
  // Where whoever has signed was then is known; of the other one nothing is.
  const reader = accountId === contract.accountId ? contract.reader : null;
  const event = `referral ${contract.id}`;
  const told = { type: 'REWARD_READY', what: { as: 'nothing' }, event } as const;
  await notifyMember(tx, { customer, studio, reader }, told, now);
}

function tellBoth({ db }: Pick<Services, 'db'>, one: Candidate, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Whoever writes this row tells; another process that looks at the same waits here and then does nothing.
    const [first] = await tx
      .insert(rewardNews)
      .values({ contractId: one.contract.id, toldAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    for (const accountId of [one.contract.recruitedBy, one.contract.accountId])
      await tellOne(tx, one, accountId, now);
  });
}

/** Tells of the rewards that can be redeemed since today. */
export async function tellReadyRewards({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ready = (await candidates(db, now)).filter(({ contract, studio }) => {
    const first = addDays(dayIn(studio.zoneId, contract.signedAt), redeemableAfterDays);
    return first <= dayIn(studio.zoneId, now);
  });
  await forEachIsolated('Telling of a reward', ready, (one) => tellBoth({ db }, one, now));
}
