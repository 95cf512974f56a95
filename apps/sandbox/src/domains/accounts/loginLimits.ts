/** Slows down guessing: failed logins are counted in the database for the account and for the address. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { loginFailures } from './tables.ts';

/** Failures before the first pause. Many people may share an address, so it gets more. */
const allowedFailures = { account: 5, address: 20 } as const;

/** The first pause; each further failure doubles it, up to an hour. */
const firstPauseSeconds = 60;
const longestPauseSeconds = 3600;

/** Failures older than this are forgotten. */
const memoryMilliseconds = 60 * 60 * 1000;

export type LoginAttempt = { username: string; address: string };

type Kind = keyof typeof allowedFailures;

function keysOf({ username, address }: LoginAttempt): Record<Kind, string> {
  return {
    account: keyOf('account', username.trim().toLowerCase()),
    address: keyOf('address', address),
  };
}

/** A hash, so that the table names nobody who mistyped their address. */
function keyOf(kind: Kind, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('hex')}`;
}

/**
 * Counts an attempt as failed before its password is looked at, so that parallel attempts do not get in
 * between; `forgetFailures` takes it back after a success.
 * @throws 429 with Retry-After while the account or the address has to wait
 */
export async function countAttempt({ db, clock }: Services, attempt: LoginAttempt): Promise<void> {
  const now = clock.now();
  const keys = keysOf(attempt);
  const waitUntil = await db.transaction(async (tx) => {
    const forAccount = await count(tx, now, 'account', keys.account);
    return forAccount ?? (await count(tx, now, 'address', keys.address));
  });
  if (waitUntil) throw tooManyAttempts((waitUntil.getTime() - now.getTime()) / 1000);
}

/** @returns until when to wait; null when the attempt may go on */
async function count(tx: Database, now: Date, kind: Kind, key: string): Promise<Date | null> {
  await tx
    .insert(loginFailures)
    .values({ key, failures: 0, lastFailureAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.key, key))
    .for('update');
  if (row?.blockedUntil && row.blockedUntil > now) return row.blockedUntil;
  const forgotten = !row || row.lastFailureAt.getTime() < now.getTime() - memoryMilliseconds;
  const failures = forgotten ? 1 : row.failures + 1;
  const excess = failures - allowedFailures[kind];
  const pause = Math.min(firstPauseSeconds * 2 ** excess, longestPauseSeconds);
  await tx
    .update(loginFailures)
    .set({
      failures,
      lastFailureAt: now,
      blockedUntil: excess < 0 ? null : new Date(now.getTime() + pause * 1000),
    })
    .where(eq(loginFailures.key, key));
  return null;
}

/** After a success: the account begins anew, and the address gets its attempt back. */
export async function forgetFailures({ db }: Services, attempt: LoginAttempt): Promise<void> {
  const keys = keysOf(attempt);
  await db.delete(loginFailures).where(eq(loginFailures.key, keys.account));
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginFailures.key, keys.address));
}

/** Blocks an account as if somebody had guessed too often; for provider states. */
export async function blockLogin(
  { db, clock }: Services,
  username: string,
  seconds: number,
): Promise<void> {
  const now = clock.now();
  const blocked = {
    failures: allowedFailures.account,
    lastFailureAt: now,
    blockedUntil: new Date(now.getTime() + seconds * 1000),
  };
  await db
    .insert(loginFailures)
    .values({ key: keyOf('account', username.trim().toLowerCase()), ...blocked })
    .onConflictDoUpdate({ target: loginFailures.key, set: blocked });
}

function tooManyAttempts(seconds: number): Error {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return fault(429, 'authentication.error.toomanyattempts', 'Too many failed attempts', {
    args: [{ type: 'NUMBER', value: wait }],
    headers: { 'Retry-After': wait },
  });
}
