import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { foldText } from '../../platform/foldText.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { countAttempt, resetAttempts, rememberNetwork } from '../limits/attempts.ts';
import { loadConnectedStudios } from './customers.ts';
import { findAccountByEmail, getAccount, findAccountContext, lockAccount } from './lookup.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { queueRegistrationCode } from './register.ts';
import { endSession, startSession } from './sessions.ts';
import { accounts } from './tables.ts';

/** @throws 400 if header and body disagree */
function checkAgreement(authorization: string | null, username: string, password: string): void {
  const [scheme, credentials = ''] = (authorization ?? '').split(' ', 2);
  const text = Buffer.from(credentials, 'base64').toString();
  const entered = text.slice(0, -password.length - 1);
  const agrees =
    scheme?.toLowerCase() === 'basic' &&
    text === `${entered}:${password}` &&
    foldText('email', entered) === username;
  if (!agrees)
    throw invalidFields({
      field: 'Authorization',
      message: 'must be basic authorisation with the username and password of the body',
    });
}

/**
 * Serializes logins, so that many at once wait for each other instead of delaying other requests: database access and
 * password hashing alternate. Fifty at once take a second (`npm run bench -- logins`).
 */
const loginQueue = pLimit(1);

async function logIn(
  { body, authorization, context, hostname, language, address, cookie }: ApiRequest<'login'>,
  services: Services,
) {
  const { username, password } = body;
  checkAgreement(authorization, username, password);
  const attempt = { subject: username, address };
  await countAttempt(services, 'login', attempt);
  const accountContext = await findAccountContext(services.db, { context, hostname });
  const account = await findAccountByEmail(services.db, username, accountContext);
  const check = await checkPassword(account?.passwordHash ?? null, password);
  if (!account || check === 'wrong') throw badCredentials();
  // Hash before locking the account, because hashing is slow.
  const newHash = check === 'outdated' ? await hashPassword(password) : null;
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const { passwordHash } = (await lockAccount(tx, account.id)) ?? {};
    // Password changed during the check; an old password must not start a session.
    if (passwordHash !== account.passwordHash) throw badCredentials();
    if (newHash !== null)
      await tx.update(accounts).set({ passwordHash: newHash }).where(eq(accounts.id, account.id));
    await startSession({ db: tx, clock }, account.id, cookie);
    await queueRegistrationCode({ ...services, db: tx }, { context, hostname, language }, account);
  });
  await resetAttempts(services, 'login', attempt);
  await rememberNetwork(services, username, address);
  return ok({ userId: account.id });
}

function badCredentials(): Error {
  return apiError(401, 'authentication.error.badcredentials', 'Username or password is wrong');
}

export const accountHandlers = {
  login: (request, services) => loginQueue(() => logIn(request, services)),

  async logout({ cookie }, { db }) {
    await endSession(db, cookie);
    return { status: 204 };
  },

  async getUserInfo({ account }, { db }) {
    const { verified, profilePictureUrl } = await getAccount(db, account.id);
    const connects = await loadConnectedStudios(db, account.id);
    return ok({
      id: account.id,
      verified,
      studioConnected: connects.length > 0,
      studioConnects: connects.map(({ studioConnectId, id, name, tenant }) => ({
        studioConnectId,
        studioId: id,
        studioName: name,
        tenant,
      })),
      email: account.email,
      name: account.name,
      profilePictureUrl,
    });
  },
} satisfies Partial<Handlers>;
