/** What happens between transactions, and is nobody's fault. */
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What PostgreSQL says of a statement that it refuses. */
function refusalOf(error: unknown): { code: unknown; constraint: unknown } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return { code: null, constraint: null };
  return { code: Reflect.get(cause, 'code'), constraint: Reflect.get(cause, 'constraint') };
}

/** What goes with an account alone: instruments are archived while it is there, never deleted. */
const ofAccount = /_(?:account_id_accounts|instrument_id_payment_instruments)_id_fk$/;

/** Whether a row was to belong to an account that was deleted a moment ago. */
export function namesDeletedAccount(error: unknown): boolean {
  const { code, constraint } = refusalOf(error);
  return code === '23503' && ofAccount.test(String(constraint));
}

const mostTries = 3;

/**
 * Does a transaction again whose locks and those of another waited for each other: PostgreSQL has undone one of the two, and after the
 * other it succeeds. The order of locks keeps that rare; this keeps it from being a 500, also in a call that gets the order wrong.
 * @param run may run several times, so it changes nothing but the database
 */
export async function againAfterDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === mostTries || refusalOf(error).code !== '40P01') throw error;
    }
  }
}
