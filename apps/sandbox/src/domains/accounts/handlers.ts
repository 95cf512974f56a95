import pLimit from 'p-limit';
import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { countAttempt, forgetAttempts, rememberNetwork } from './attempts.ts';
import { connectedStudios } from './customers.ts';
import { accountNamed, accountOf, contextOf, lockAccount } from './lookup.ts';
import { isRightPassword } from './passwords.ts';
import { promiseCode } from './register.ts';
import { endSession, startSession } from './sessions.ts';

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

/**
 * Many who log in at once wait for each other, not everybody else for them: the database is asked by one of them while no password is
 * hashed, or the other way round. Fifty at once take a second (`npm run bench -- logins`).
 */
const inTurn = pLimit(1);

async function logIn(
  { body, authorization, context, hostname, language, address, cookie }: ApiRequest<'login'>,
  services: Services,
) {
  const { username, password } = body;
  checkAgreement(authorization, username, password);
  const attempt = { subject: username, address };
  await countAttempt(services, 'login', attempt);
  const accountContext = await contextOf(services.db, { context, hostname });
  const account = await accountNamed(services.db, username, accountContext);
  const right = await isRightPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw badCredentials();
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const { passwordHash } = (await lockAccount(tx, account.id)) ?? {};
    // Changed while it was looked at; a session of the former one must not outlive it.
    if (passwordHash !== account.passwordHash) throw badCredentials();
    await startSession({ db: tx, clock }, account.id, cookie);
    await promiseCode({ ...services, db: tx }, { context, hostname, language }, account);
  });
  await forgetAttempts(services, 'login', attempt);
  await rememberNetwork(services, username, address);
  return ok({ userId: account.id });
}

function badCredentials(): Error {
  return fault(401, 'authentication.error.badcredentials', 'Username or password is wrong');
}

export const accountHandlers = {
  login: (request, services) => inTurn(() => logIn(request, services)),

  async logout({ cookie }, { db }) {
    await endSession(db, cookie);
    return { status: 204 };
  },

  async getUserInfo({ account }, { db }) {
    const { verified, profilePictureUrl } = await accountOf(db, account.id);
    const connects = await connectedStudios(db, account.id);
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
