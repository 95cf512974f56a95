/** Challenges: issued and answered once, and only from the same origin. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { passkeyChallenges } from './tables.ts';

/** Lifetime of a challenge, also sent to the browser. */
export const challengeMilliseconds = 5 * 60 * 1000;

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Stores a challenge until it is answered or expires. */
export async function storeChallenge(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  challenge: Omit<Challenge, 'expiresAt'>,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + challengeMilliseconds);
  await db.insert(passkeyChallenges).values({ ...challenge, expiresAt });
}

/**
 * Consumes the challenge signed by a browser, so that it cannot be answered again whatever the result.
 * @param clientDataJSON as signed by the browser, in base64url
 * @param accountId account that adds a passkey; null for a login
 * @throws 422 if there is no such challenge or it has expired
 */
export async function consumeChallenge(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  clientDataJSON: string,
  accountId: number | null,
): Promise<Challenge> {
  const signed = parseChallenge(clientDataJSON);
  const { challenge, accountId: owner } = passkeyChallenges;
  const [consumed] =
    signed === null
      ? []
      : await db
          .delete(passkeyChallenges)
          .where(
            and(eq(challenge, signed), accountId === null ? isNull(owner) : eq(owner, accountId)),
          )
          .returning();
  if (!consumed || consumed.expiresAt <= clock.now())
    throw apiError(
      422,
      'passkey.error.challengeexpired',
      'The challenge is used up or too old; ask for another one',
    );
  return consumed;
}

/** Parses the challenge from signed client data; null if it is malformed. */
function parseChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    // Reject anything the database could not compare.
    return typeof data.challenge === 'string' && /^[\w-]{1,128}$/.test(data.challenge)
      ? data.challenge
      : null;
  } catch {
    return null;
  }
}

/** Deletes expired challenges. */
export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
