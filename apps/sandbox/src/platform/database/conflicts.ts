/** Conflicts between concurrent transactions. */
import { setTimeout } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Extracts SQLSTATE and constraint from a database error. */
function databaseErrorDetails(error: unknown): { code: unknown; constraint: unknown } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return { code: null, constraint: null };
  return { code: Reflect.get(cause, 'code'), constraint: Reflect.get(cause, 'constraint') };
}

/**
 * Foreign keys that only fail when the account is deleted: payment instruments are archived, and deleted only with
 * their account.
 */
const accountForeignKeys = /_(?:account_id_accounts|instrument_id_payment_instruments)_id_fk$/;

/** Returns whether a write failed because its account was deleted concurrently. */
export function isDeletedAccountError(error: unknown): boolean {
  const { code, constraint } = databaseErrorDetails(error);
  return code === '23503' && accountForeignKeys.test(String(constraint));
}

const maxTries = 3;

/** Longest pause before a retry, in milliseconds; without one, the retry can lock its rows again before the other transaction wakes up. */
const longestPause = 50;

/**
 * Retries a transaction that PostgreSQL aborted because of a deadlock; the retry succeeds after the other transaction.
 * A consistent lock order keeps this rare; retrying avoids a 500 where a call gets the order wrong.
 * @param run may run several times, so it must change nothing but the database
 */
export async function retryAfterDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === maxTries || databaseErrorDetails(error).code !== '40P01') throw error;
    }
    await setTimeout(Math.random() * longestPause);
  }
}
