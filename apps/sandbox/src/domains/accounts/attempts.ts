/** Slows down guessing and flooding: attempts are counted in the database for their subject and for the network address. */
import { createHash } from 'node:crypto';
import { eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { attempts } from './tables.ts';

/**
 * How often each may be tried before the first pause, by subject (an account, an e-mail address, a
 * uuid) and by network address, which many people may share.
 */
const allowed = {
  login: { subject: 5, address: 20 },
  /** The password once more, of somebody who is logged in. */
  password: { subject: 5, address: 50 },
  reset: { subject: 5, address: 50 },
  // On an open day all visitors register from the studio's one address.
  register: { subject: 5, address: 200 },
  /** Mails that somebody who is logged in asks for. */
  mail: { subject: 10, address: 100 },
  code: { subject: 10, address: 50 },
  connect: { subject: 5, address: 50 },
  invitation: { subject: 20, address: 50 },
} as const;

export type AttemptKind = keyof typeof allowed;

/** The first pause; each further attempt doubles it, up to an hour. */
const firstPauseSeconds = 60;
const longestPauseSeconds = 3600;

/** Attempts are forgotten this long after the last one. */
const memoryMilliseconds = 60 * 60 * 1000;

/** @property subject null when the request names none; then the address alone is counted */
export type Attempt = { subject: string | number | null; address: string };

type Place = keyof (typeof allowed)[AttemptKind];

/** A hash, so that the table names nobody. */
function keyOf(kind: AttemptKind, place: Place, value: string | number): string {
  const text = String(value).trim().toLowerCase();
  return `${kind}:${place}:${createHash('sha256').update(text).digest('hex')}`;
}

/**
 * Counts an attempt before it is looked at, so that parallel ones do not get in between.
 * `forgetAttempts` or `takeBackAttempt` takes it back after a success.
 * @throws 429 with Retry-After while the subject or the address has to wait
 */
export async function countAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AttemptKind,
  { subject, address }: Attempt,
): Promise<void> {
  const now = clock.now();
  const waitUntil =
    (subject === null ? null : await count(db, now, kind, 'subject', subject)) ??
    (await count(db, now, kind, 'address', address));
  if (waitUntil) throw tooManyAttempts((waitUntil.getTime() - now.getTime()) / 1000);
}

/**
 * Counts in one statement: parallel attempts are all counted, and nobody has to wait for a transaction.
 * @returns until when to wait; null when the attempt may go on
 */
async function count(
  db: Database,
  now: Date,
  kind: AttemptKind,
  place: Place,
  value: string | number,
): Promise<Date | null> {
  const key = keyOf(kind, place, value);
  const forgotten = lt(attempts.lastAt, new Date(now.getTime() - memoryMilliseconds));
  const made = sql`case when ${forgotten} then 1 else ${attempts.count} + 1 end`;
  const excess = sql`(${made} - ${allowed[kind][place]})`;
  const pause = sql`least(${firstPauseSeconds} * power(2, ${excess}), ${longestPauseSeconds}) * interval '1 second'`;
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

/** After a success: the subject begins anew, and the address gets its attempt back. */
export async function forgetAttempts(
  { db }: Pick<Services, 'db'>,
  kind: AttemptKind,
  { subject, address }: Attempt,
): Promise<void> {
  if (subject !== null)
    await db.delete(attempts).where(eq(attempts.key, keyOf(kind, 'subject', subject)));
  await takeBack(db, keyOf(kind, 'address', address));
}

/**
 * After a success that says nothing about the tries before it: subject and address get this one attempt back. Whoever guesses at
 * memberships of others could otherwise begin anew by connecting their own.
 */
export async function takeBackAttempt(
  { db }: Pick<Services, 'db'>,
  kind: AttemptKind,
  { subject, address }: { subject: string | number; address: string },
): Promise<void> {
  await takeBack(db, keyOf(kind, 'subject', subject));
  await takeBack(db, keyOf(kind, 'address', address));
}

async function takeBack(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
    .where(eq(attempts.key, key));
}

/** Lets a subject wait as if it had tried too often; for provider states. */
export async function block(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AttemptKind,
  subject: string | number,
  seconds: number,
): Promise<void> {
  const now = clock.now();
  const blocked = {
    count: allowed[kind].subject,
    lastAt: now,
    blockedUntil: new Date(now.getTime() + seconds * 1000),
  };
  await db
    .insert(attempts)
    .values({ key: keyOf(kind, 'subject', subject), ...blocked })
    .onConflictDoUpdate({ target: attempts.key, set: blocked });
}

function tooManyAttempts(seconds: number): Error {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return fault(429, 'authentication.error.toomanyattempts', 'Too many failed attempts', {
    args: [{ type: 'NUMBER', value: wait }],
    headers: { 'Retry-After': wait },
  });
}
