import { and, eq, sql } from 'drizzle-orm';
import type { Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { findBrand } from '../brands/rules.ts';
import { connectedStudios } from './customers.ts';
import { countAttempt, forgetFailures } from './loginLimits.ts';
import { isRightPassword } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';
import { accounts } from './tables.ts';

/** @throws 400 when the header does not carry what the body says */
function checkAgreement(authorization: string | null, username: string, password: string): void {
  const [scheme, credentials = ''] = (authorization ?? '').split(' ', 2);
  const expected = `${username}:${password}`;
  const agrees =
    scheme?.toLowerCase() === 'basic' && Buffer.from(credentials, 'base64').toString() === expected;
  if (!agrees)
    throw invalid({
      field: 'Authorization',
      message: 'must be basic authorisation with the username and password of the body',
    });
}

async function accountNamed(
  { db }: Services,
  username: string,
  accountContext: 'MY_SPORTS' | 'FIT_X' | 'RSG_GROUP',
) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.accountContext, accountContext),
        eq(sql`lower(${accounts.email})`, username.trim().toLowerCase()),
      ),
    );
  return account ?? null;
}

export const accountHandlers = {
  async login({ body, authorization, context, hostname, address, cookie }, services) {
    const { username, password } = body;
    checkAgreement(authorization, username, password);
    const attempt = { username, address };
    await countAttempt(services, attempt);
    const brand = await findBrand(services.db, context, hostname);
    const account = await accountNamed(services, username, brand?.accountContext ?? 'MY_SPORTS');
    const right = await isRightPassword(account?.passwordHash ?? null, password);
    if (!account || !right)
      throw fault(401, 'authentication.error.badcredentials', 'Username or password is wrong');
    await forgetFailures(services, attempt);
    await startSession(services, account.id, cookie);
    return ok({ userId: account.id });
  },

  async logout({ cookie }, { db }) {
    await endSession(db, cookie);
    return { status: 204 };
  },

  async getUserInfo({ account }, { db }) {
    const [stored] = await db.select().from(accounts).where(eq(accounts.id, account.id));
    const connects = await connectedStudios(db, account.id);
    return ok({
      id: account.id,
      verified: stored?.verified ?? false,
      studioConnected: connects.length > 0,
      studioConnects: connects.map(({ id, name, tenant }) => ({
        studioId: id,
        studioName: name,
        tenant,
      })),
      email: account.email,
      name: account.name,
      profilePictureUrl: stored?.profilePictureUrl ?? null,
    });
  },
} satisfies Partial<Handlers>;
