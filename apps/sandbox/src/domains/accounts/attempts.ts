/**
 * Slows down guessing and flooding. Attempts are counted in the database by network and by what they are about, its subject: an
 * account, an e-mail address, a uuid. Whoever tries too often from one network waits there, and nobody else does: strangers cannot
 * lock an owner out from elsewhere.
 */
import { createHash } from 'node:crypto';
import { eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { networkOf } from '../limits/network.ts';
import { knownNetworks } from '../limits/tables.ts';
import { attempts } from './tables.ts';

/**
 * How often each may be tried before the first pause: by network, which many people may share; by both together; and for the subject
 * from everywhere, which holds off those who have many networks. The last does not count where somebody has logged in to the subject
 * before.
 */
const allowed = {
  login: { network: 20, both: 5, subject: 100 },
  /** The password once more, of somebody who is logged in. */
  password: { network: 50, subject: 5 },
  reset: { network: 50, both: 5, subject: 20 },
  // On an open day all visitors register from the studio's one address.
  register: { network: 200, both: 5, subject: 20 },
  /** Mails that somebody who is logged in asks for. */
  mail: { network: 100, subject: 10 },
  code: { network: 50, both: 10, subject: 1000 },
  connect: { network: 50, subject: 5 },
  invitation: { network: 50, both: 20, subject: 1000 },
} as const satisfies Record<string, { network: number; both?: number; subject: number }>;

export type AttemptKind = keyof typeof allowed;

/** The first pause; each further attempt doubles it, up to an hour. */
const firstPauseSeconds = 60;
const longestPauseSeconds = 3600;

/** Attempts are forgotten this long after the last one. */
const memoryMilliseconds = 60 * 60 * 1000;

/** A network from which nobody has logged in for so long is a stranger's again. */
const knownDays = 90;

/** @property subject null when the request names none; then the network alone is counted */
export type Attempt = { subject: string | number | null; address: string };

/** A hash, so that the tables name nobody. */
function hashOf(...parts: (string | number)[]): string {
  const text = JSON.stringify(parts.map((part) => String(part).trim().toLowerCase()));
  return createHash('sha256').update(text).digest('hex');
}

type Counter = { key: string; allowed: number };

/** The counters of an attempt, in the order in which they are asked: who has to wait at one counts at none of the next. */
function countersOf(kind: AttemptKind, { subject, address }: Attempt) {
  const network = networkOf(address);
  const limits: { network: number; both?: number; subject: number } = allowed[kind];
  const counter = (place: string, most: number, ...parts: (string | number)[]): Counter => ({
    key: `${kind}:${place}:${hashOf(...parts)}`,
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
 * Counts an attempt before it is looked at, so that parallel ones do not get in between.
 * `forgetAttempts` or `takeBackAttempt` takes it back after a success.
 * @throws 429 with Retry-After while the network, the subject or both together have to wait
 */
export async function countAttempt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: AttemptKind,
  attempt: Attempt,
): Promise<void> {
  const now = clock.now();
  const { network, both, subject } = countersOf(kind, attempt);
  const waitUntil =
    (await count(db, now, network)) ??
    (both && (await count(db, now, both))) ??
    (subject && !(both && (await isKnown(db, attempt))) ? await count(db, now, subject) : null);
  if (waitUntil) throw tooManyAttempts((waitUntil.getTime() - now.getTime()) / 1000);
}

/**
 * Counts in one statement: parallel attempts are all counted, and nobody has to wait for a transaction.
 * @returns until when to wait; null when the attempt may go on
 */
async function count(
  db: Database,
  now: Date,
  { key, allowed: most }: Counter,
): Promise<Date | null> {
  const forgotten = lt(attempts.lastAt, new Date(now.getTime() - memoryMilliseconds));
  const made = sql`case when ${forgotten} then 1 else ${attempts.count} + 1 end`;
  const excess = sql`(${made} - ${most})`;
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

/**
 * After a success: whoever tried begins anew. Where strangers may try as well, the subject gets this one attempt back only, since
 * they would begin anew with it.
 */
export async function forgetAttempts(
  { db }: Pick<Services, 'db'>,
  kind: AttemptKind,
  attempt: Attempt,
): Promise<void> {
  const { network, both, subject } = countersOf(kind, attempt);
  const own = both ?? subject;
  if (own) await db.delete(attempts).where(eq(attempts.key, own.key));
  if (both && subject) await takeBack(db, subject);
  await takeBack(db, network);
}

/**
 * After a success that says nothing about the tries before it: subject and network get this one attempt back. Whoever guesses at
 * memberships of others could otherwise begin anew by connecting their own.
 */
export async function takeBackAttempt(
  { db }: Pick<Services, 'db'>,
  kind: AttemptKind,
  attempt: Attempt,
): Promise<void> {
  for (const counter of Object.values(countersOf(kind, attempt)))
    if (counter) await takeBack(db, counter);
}

async function takeBack(db: Database, { key }: Counter): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
    .where(eq(attempts.key, key));
}

/** Remembers that the owner of a subject is at home in a network: what strangers try elsewhere does not lock them out of it. */
export async function rememberNetwork(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  subject: string,
  address: string,
): Promise<void> {
  const lastAt = clock.now();
  await db
    .insert(knownNetworks)
    .values({ key: hashOf(subject, networkOf(address)), lastAt })
    .onConflictDoUpdate({ target: knownNetworks.key, set: { lastAt } });
}

async function isKnown(db: Database, { subject, address }: Attempt): Promise<boolean> {
  const key = hashOf(subject ?? '', networkOf(address));
  const [known] = await db.select().from(knownNetworks).where(eq(knownNetworks.key, key));
  return known !== undefined;
}

/** Forgets what nobody is measured by any more. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  const blockedNoMore = or(isNull(attempts.blockedUntil), lt(attempts.blockedUntil, now));
  const old = lt(attempts.lastAt, new Date(now.getTime() - memoryMilliseconds));
  await db.delete(attempts).where(sql`${old} and ${blockedNoMore}`);
  const unused = new Date(now.getTime() - knownDays * 86_400_000);
  await db.delete(knownNetworks).where(lt(knownNetworks.lastAt, unused));
}

/** Lets a subject wait as if it had been tried too often; for provider states. */
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
  const counter = countersOf(kind, { subject, address: '' }).subject;
  if (!counter) return;
  await db
    .insert(attempts)
    .values({ key: counter.key, ...blocked })
    .onConflictDoUpdate({ target: attempts.key, set: blocked });
}

/** @param seconds until the next attempt is worth its while */
export function tooManyAttempts(seconds: number): Error {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return fault(429, 'authentication.error.toomanyattempts', 'Too many failed attempts', {
    args: [{ type: 'NUMBER', value: wait }],
    headers: { 'Retry-After': wait },
  });
}
