/**
 * Slows down guessing and flooding. Attempts are counted in the database per network and per subject: an account, an
 * e-mail address or a uuid. Too many attempts block only the network they come from, so strangers cannot lock an owner
 * out.
 */
import { createHash } from 'node:crypto';
import { eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { toNetwork } from './network.ts';
import { knownNetworks, attempts } from './tables.ts';
/**
 * Attempts allowed before the first pause: per network, which many people may share; per network and subject; and per
 * subject from all networks, against distributed guessing. The last limit does not apply on networks from which the
 * subject has logged in before.
 */
const limitsByKind = {
  login: { network: 20, both: 5, subject: 100 },
  /** Password re-entry by a logged-in user. */
  password: { network: 50, subject: 5 },
  reset: { network: 50, both: 5, subject: 20 },
  // On an open day, all visitors register from the studio's single network address.
  register: { network: 200, both: 5, subject: 20 },
  /** Mails requested by a logged-in user. */
  mail: { network: 100, subject: 10 },
  code: { network: 50, both: 10, subject: 1000 },
  connect: { network: 50, subject: 5 },
  invitation: { network: 50, both: 20, subject: 1000 },
} as const satisfies Record<string, { network: number; both?: number; subject: number }>;

export type AttemptKind = keyof typeof limitsByKind;

/** First pause; doubles with each further attempt, up to an hour. */
const firstPauseSeconds = 60;
const maxPauseSeconds = 3600;

/** Counters expire this long after the last attempt. */
const memoryMilliseconds = 60 * 60 * 1000;

/** Known networks expire after this many days without a login. */
const knownDays = 90;

/** @property subject null if the request names none; then only the network is counted */
export type Attempt = { subject: string | number | null; address: string };

/** Hashes, so that the tables contain no personal data. */
function hashParts(...parts: (string | number)[]): string {
  const text = JSON.stringify(parts.map((part) => String(part).toLowerCase()));
  return createHash('sha256').update(text).digest('hex');
}

type Counter = { key: string; allowed: number };

/**
 * Returns the counters of an attempt in the order they are checked: an attempt blocked by one is not counted by the
 * next ones.
 */
function toCounters(kind: AttemptKind, { subject, address }: Attempt) {
  const network = toNetwork(address);
  const limits: { network: number; both?: number; subject: number } = limitsByKind[kind];
  const counter = (place: string, most: number, ...parts: (string | number)[]): Counter => ({
    key: `${kind}:${place}:${hashParts(...parts)}`,
    allowed: most,
  });
  return {
    network: counter('network', limits.network, network),
    both:
      subject === null || limits.both === undefined
        ? null
        : counter('both', limits.both, subject, network),
    subject: subject === null ? null : counter('subject', limits.subject, subject),
  };
}

/**
 * Counts an attempt before it is processed, so that parallel ones cannot slip through. After a success, `resetAttempts`
 * or `undoAttempt` reverts it.
 * @throws 429 with Retry-After while network, subject or their combination is blocked
 */
export async function countAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AttemptKind,
  attempt: Attempt,
): Promise<void> {
  const now = clock.now();
  const { network, both, subject } = toCounters(kind, attempt);
  const blockedUntil =
    (await count(db, now, network)) ??
    (both && (await count(db, now, both))) ??
    (subject && !(both && (await isKnown(db, attempt))) ? await count(db, now, subject) : null);
  if (blockedUntil) throw tooManyAttempts((blockedUntil.getTime() - now.getTime()) / 1000);
}

/**
 * Counts in a single statement: parallel attempts are all counted without waiting for a transaction.
 * @returns end of the block; null if the attempt may proceed
 */
async function count(
  db: Database,
  now: Date,
  { key, allowed: most }: Counter,
): Promise<Date | null> {
  const forgotten = lt(attempts.lastAt, new Date(now.getTime() - memoryMilliseconds));
  const made = sql`case when ${forgotten} then 1 else ${attempts.count} + 1 end`;
  const excess = sql`(${made} - ${most})`;
  const pause = sql`least(${firstPauseSeconds} * power(2, ${excess}), ${maxPauseSeconds}) * interval '1 second'`;
  const until = sql`${sql.param(now, attempts.lastAt)}::timestamptz + ${pause}`;
  const counted = await db
    .insert(attempts)
    .values({ key, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: made,
        lastAt: now,
        blockedUntil: sql`case when ${excess} < 0 then null else ${until} end`,
      },
      setWhere: or(isNull(attempts.blockedUntil), lte(attempts.blockedUntil, now)),
    })
    .returning({ key: attempts.key });
  if (counted.length > 0) return null;
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  return row?.blockedUntil ?? null;
}

/**
 * Resets the counters after a success. Where strangers may try too, the subject's counter only reverts this attempt,
 * since resetting it would also reset theirs.
 */
export async function resetAttempts(
  { db }: Pick<Services, 'db'>,
  kind: AttemptKind,
  attempt: Attempt,
): Promise<void> {
  const { network, both, subject } = toCounters(kind, attempt);
  const own = both ?? subject;
  if (own) await db.delete(attempts).where(eq(attempts.key, own.key));
  if (both && subject) await decrementCounter(db, subject);
  await decrementCounter(db, network);
}

/**
 * Reverts a single attempt after a success that proves nothing about earlier ones. Otherwise, guessing other people's
 * memberships could be reset by connecting one's own.
 */
export async function undoAttempt(
  { db }: Pick<Services, 'db'>,
  kind: AttemptKind,
  attempt: Attempt,
): Promise<void> {
  for (const counter of Object.values(toCounters(kind, attempt)))
    if (counter) await decrementCounter(db, counter);
}

async function decrementCounter(db: Database, { key }: Counter): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
    .where(eq(attempts.key, key));
}

/**
 * Remembers that the owner of a subject has logged in from a network, so that strangers elsewhere cannot lock them out
 * there.
 */
export async function rememberNetwork(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  subject: string,
  address: string,
): Promise<void> {
  const lastAt = clock.now();
  await db
    .insert(knownNetworks)
    .values({ key: hashParts(subject, toNetwork(address)), lastAt })
    .onConflictDoUpdate({ target: knownNetworks.key, set: { lastAt } });
}

async function isKnown(db: Database, { subject, address }: Attempt): Promise<boolean> {
  const key = hashParts(subject ?? '', toNetwork(address));
  const [known] = await db.select().from(knownNetworks).where(eq(knownNetworks.key, key));
  return known !== undefined;
}

/** Deletes expired counters and known networks. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const blockedNoMore = or(isNull(attempts.blockedUntil), lt(attempts.blockedUntil, now));
  const old = lt(attempts.lastAt, new Date(now.getTime() - memoryMilliseconds));
  await db.delete(attempts).where(sql`${old} and ${blockedNoMore}`);
  const unused = new Date(now.getTime() - knownDays * 86_400_000);
  await db.delete(knownNetworks).where(lt(knownNetworks.lastAt, unused));
}

/** Blocks a subject as if there had been too many attempts; for provider states. */
export async function block(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AttemptKind,
  subject: string | number,
  seconds: number,
): Promise<void> {
  const now = clock.now();
  const blocked = {
    count: limitsByKind[kind].subject,
    lastAt: now,
    blockedUntil: new Date(now.getTime() + seconds * 1000),
  };
  const counter = toCounters(kind, { subject, address: '' }).subject;
  if (!counter) return;
  await db
    .insert(attempts)
    .values({ key: counter.key, ...blocked })
    .onConflictDoUpdate({ target: attempts.key, set: blocked });
}

/** @param seconds until the next attempt is allowed */
export function tooManyAttempts(seconds: number): Error {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return apiError(429, 'authentication.error.toomanyattempts', 'Too many failed attempts', {
    args: [{ type: 'NUMBER', value: wait }],
    headers: { 'Retry-After': wait },
  });
}
