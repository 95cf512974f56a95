/**
 * Rate limits: prevent one network from filling a studio with fake guests, and one account from trying stolen cards.
 * Account holders are identified and otherwise unlimited.
 */
import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { tooManyAttempts } from './attempts.ts';
import { toNetwork } from './network.ts';
import { rates } from './tables.ts';

/**
 * Burst size, and refill per minute, of a network or account. All visitors of a studio share its network, so the limits
 * fit an open day rather than a person.
 */
const limits = {
  bookAsGuest: { atOnce: 30, aMinute: 1 },
  confirmTrial: { atOnce: 30, aMinute: 1 },
  lendCard: { atOnce: 30, aMinute: 1 },
  buyAsGuest: { atOnce: 30, aMinute: 1 },
  readMandate: { atOnce: 30, aMinute: 1 },
  keepInstruments: { atOnce: 30, aMinute: 1 },
  previewContract: { atOnce: 120, aMinute: 30 },
  signContract: { atOnce: 30, aMinute: 1 },
  declare: { atOnce: 30, aMinute: 1 },
  tryVouchers: { atOnce: 30, aMinute: 1 },
  tryReferralCodes: { atOnce: 30, aMinute: 2 },
  lookUpBanks: { atOnce: 60, aMinute: 10 },
  changeAddress: { atOnce: 10, aMinute: 0.02 },
  uploadDocuments: { atOnce: 30, aMinute: 1 },
  beginWithPasskey: { atOnce: 120, aMinute: 30 },
  logInWithPasskey: { atOnce: 60, aMinute: 10 },
  readCalendars: { atOnce: 20, aMinute: 1 },
  tryCalendarAddresses: { atOnce: 120, aMinute: 30 },
  track: { atOnce: 240, aMinute: 60 },
} as const;

export type RateKind = keyof typeof limits;

/** Returns the rate limit subject of an account, used instead of a network. */
export const accountSubject = ({ id }: { id: number }): string => `account ${id}`;

function rateKey(kind: RateKind, address: string): string {
  return `${kind}:${createHash('sha256').update(toNetwork(address)).digest('hex')}`;
}

/**
 * Consumes one unit of the limit of a network or account (`accountSubject`), in a single statement so that parallel
 * requests each consume one.
 * @throws 429 with Retry-After when the limit is exhausted
 */
export async function enforceRateLimit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: RateKind,
  address: string,
): Promise<void> {
  const now = clock.now();
  const { atOnce, aMinute } = limits[kind];
  const at = sql`${sql.param(now, rates.updatedAt)}::timestamptz`;
  const minutes = sql`extract(epoch from ${at} - ${rates.updatedAt}) / 60`;
  const left = sql`least(${atOnce}::float8, ${rates.left} + greatest(${minutes}, 0) * ${aMinute}::float8)`;
  const consumed = await db
    .insert(rates)
    .values({ key: rateKey(kind, address), left: atOnce - 1, updatedAt: now })
    .onConflictDoUpdate({
      target: rates.key,
      set: { left: sql`${left} - 1`, updatedAt: now },
      setWhere: sql`${left} >= 1`,
    })
    .returning({ key: rates.key });
  if (consumed.length === 0) throw tooManyAttempts(60 / aMinute);
}

/** Exhausts the limit of a network; for provider states. */
export async function exhaustRate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: RateKind,
  address: string,
): Promise<void> {
  const nothing = { left: 0, updatedAt: clock.now() };
  await db
    .insert(rates)
    .values({ key: rateKey(kind, address), ...nothing })
    .onConflictDoUpdate({ target: rates.key, set: nothing });
}

/** Deletes limits unused for a day, which are full again by then. */
export async function deleteUnusedRates(db: Database, now: Date): Promise<void> {
  await db.delete(rates).where(lt(rates.updatedAt, new Date(now.getTime() - 86_400_000)));
}
