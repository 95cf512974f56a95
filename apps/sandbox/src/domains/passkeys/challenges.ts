/** Challenges: given once, answered once, and only from where they were given. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { passkeyChallenges } from './tables.ts';

/** For how long an answer is waited for; the browser is told the same. */
export const waitMilliseconds = 5 * 60 * 1000;

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Keeps a challenge until it is answered or too old. */
export async function keepChallenge(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  challenge: Omit<Challenge, 'expiresAt'>,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + waitMilliseconds);
  await db.insert(passkeyChallenges).values({ ...challenge, expiresAt });
}

/**
 * Takes the challenge that a browser has signed; whatever comes of the answer, nobody answers it again.
 * @param clientDataJSON what the browser has signed, in base64url
 * @param accountId who adds a passkey; null for somebody who logs in
 * @throws 422 when there is no such challenge for that, or not any more
 */
export async function takeChallenge(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientDataJSON: string,
  accountId: number | null,
): Promise<Challenge> {
  const signed = challengeIn(clientDataJSON);
  const { challenge, accountId: whose } = passkeyChallenges;
  const [taken] =
    signed === null
      ? []
      : await db
          .delete(passkeyChallenges)
          .where(
            and(eq(challenge, signed), accountId === null ? isNull(whose) : eq(whose, accountId)),
          )
          .returning();
  if (!taken || taken.expiresAt <= clock.now())
    throw apiError(
      422,
      'passkey.error.challengeexpired',
      'The challenge is used up or too old; ask for another one',
    );
  return taken;
}

/** The challenge in what a browser has signed; null when it is nothing of the kind. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    // What the database could not even compare is no challenge.
    return typeof data.challenge === 'string' && /^[\w-]{1,128}$/.test(data.challenge)
      ? data.challenge
      : null;
  } catch {
    return null;
  }
}

/** Forgets what nobody has answered in time. */
export async function forgetChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
