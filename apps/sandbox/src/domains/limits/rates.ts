/**
 * Keeps one network from filling a studio with guests who do not exist, and one account from trying one card after the other. Whoever is
 * logged in is known and needs no limit elsewhere.
 */
import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { tooManyAttempts } from '../accounts/attempts.ts';
import { networkOf } from './network.ts';
import { rates } from './tables.ts';

/**
 * How much one network or account may do at once, and how much more each minute. A studio's visitors share its network, so the numbers are those
 * of an open day, not of a person.
 */
const allowed = {
  bookAsGuest: { atOnce: 30, aMinute: 1 },
  confirmTrial: { atOnce: 30, aMinute: 1 },
  lendCard: { atOnce: 30, aMinute: 1 },
  buyAsGuest: { atOnce: 30, aMinute: 1 },
  readMandate: { atOnce: 30, aMinute: 1 },
  keepInstruments: { atOnce: 30, aMinute: 1 },
  previewContract: { atOnce: 120, aMinute: 30 },
  signContract: { atOnce: 30, aMinute: 1 },
  declare: { atOnce: 30, aMinute: 1 },
  tryReferralCodes: { atOnce: 30, aMinute: 2 },
  lookUpBanks: { atOnce: 60, aMinute: 10 },
  changeAddress: { atOnce: 10, aMinute: 0.02 },
  uploadDocuments: { atOnce: 30, aMinute: 1 },
  beginWithPasskey: { atOnce: 120, aMinute: 30 },
  logInWithPasskey: { atOnce: 60, aMinute: 10 },
  track: { atOnce: 240, aMinute: 60 },
} as const;

export type RateKind = keyof typeof allowed;

/** An account as what is limited, in the place of a network. */
export const ofAccount = ({ id }: { id: number }): string => `account ${id}`;

function keyOf(kind: RateKind, address: string): string {
  return `${kind}:${createHash('sha256').update(networkOf(address)).digest('hex')}`;
}

/**
 * Takes one from what the network or the account (`ofAccount`) has left; in one statement, so that parallel requests take one each.
 * @throws 429 with Retry-After when nothing is left
 */
export async function takeRate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: RateKind,
  address: string,
): Promise<void> {
  const now = clock.now();
  const { atOnce, aMinute } = allowed[kind];
  const at = sql`${sql.param(now, rates.updatedAt)}::timestamptz`;
  const minutes = sql`extract(epoch from ${at} - ${rates.updatedAt}) / 60`;
  const left = sql`least(${atOnce}::float8, ${rates.left} + greatest(${minutes}, 0) * ${aMinute}::float8)`;
  const taken = await db
    .insert(rates)
    .values({ key: keyOf(kind, address), left: atOnce - 1, updatedAt: now })
    .onConflictDoUpdate({
      target: rates.key,
      set: { left: sql`${left} - 1`, updatedAt: now },
      setWhere: sql`${left} >= 1`,
    })
    .returning({ key: rates.key });
  if (taken.length === 0) throw tooManyAttempts(60 / aMinute);
}

/** Leaves a network nothing for now; for provider states. */
export async function useUpRate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: RateKind,
  address: string,
): Promise<void> {
  const nothing = { left: 0, updatedAt: clock.now() };
  await db
    .insert(rates)
    .values({ key: keyOf(kind, address), ...nothing })
    .onConflictDoUpdate({ target: rates.key, set: nothing });
}

/** Forgets networks that have been quiet for a day; by then all of them may do everything again. */
export async function forgetRates(db: Database, now: Date): Promise<void> {
  await db.delete(rates).where(lt(rates.updatedAt, new Date(now.getTime() - 86_400_000)));
}
