/** Sessions: a random token in a cookie, with its hash in the database. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/hashSecret.ts';
import type { Services, SessionAccount, SessionCookie } from '../../platform/api.ts';
import { sessionLifetimeSeconds } from '../../platform/http/sessionCookie.ts';
import { accounts, sessions } from './tables.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Starts a session, ending the client's previous one, so that a token planted by an attacker becomes useless after the
 * login (session fixation).
 */
export async function startSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  cookie: SessionCookie,
): Promise<void> {
  await endSession(db, cookie);
  cookie.set(await createSession({ db, clock }, accountId));
}

/** Ends all sessions of the account and starts a new one for this client. */
export async function renewSession(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  cookie: SessionCookie,
): Promise<void> {
  await endSessions(services.db, accountId, null);
  cookie.set(await createSession(services, accountId));
}

/** Ends the sessions of an account. @param kept client whose session of this account continues */
export async function endSessions(
  db: Database,
  accountId: number,
  kept: SessionCookie | null,
): Promise<void> {
  const own = eq(sessions.accountId, accountId);
  const token = kept?.token ?? null;
  await db
    .delete(sessions)
    .where(token === null ? own : and(own, ne(sessions.tokenHash, hashSecret(token))));
}

/** Stores a new session and returns its token. */
export async function createSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), lt(sessions.expiresAt, now)));
  await db.insert(sessions).values({
    tokenHash: hashSecret(token),
    accountId,
    expiresAt: new Date(now.getTime() + sessionLifetimeSeconds * 1000),
  });
  return token;
}

/** Ends the session of a client, if any. */
export async function endSession(db: Database, cookie: SessionCookie): Promise<void> {
  if (cookie.token === null) return;
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(cookie.token)));
  cookie.clear();
}

/**
 * Finds the account of a client's session; null without one. Prolongs the session at most once a day to avoid a write
 * per request.
 */
export async function accountOfSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  cookie: SessionCookie,
): Promise<SessionAccount | null> {
  const { token } = cookie;
  if (token === null) return null;
  const now = clock.now();
  const tokenHash = hashSecret(token);
  const [found] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const { expiresAt, ...account } = found;
  if (expiresAt.getTime() < now.getTime() + (sessionLifetimeSeconds - daySeconds) * 1000) {
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + sessionLifetimeSeconds * 1000) })
      .where(eq(sessions.tokenHash, tokenHash));
    cookie.set(token);
  }
  return account;
}
