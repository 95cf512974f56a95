/** Login with a passkey; the session is the same as after a password login. */
import { and, eq } from 'drizzle-orm';
import type { ApiRequest, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { rememberNetwork } from '../limits/attempts.ts';
import { findAccountContext, loginContexts, lockAccount } from '../accounts/lookup.ts';
import { queueRegistrationCode } from '../accounts/register.ts';
import { startSession } from '../accounts/sessions.ts';
import { accounts } from '../accounts/tables.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { consumeChallenge } from './challenges.ts';
import { passkeys } from './tables.ts';
import { wrongPasskeyError, verifyPasskeyLogin } from './verify.ts';

function unknownPasskeyError(): Error {
  return apiError(422, 'passkey.error.unknown', 'No account has this passkey any more');
}

/** Starts a session for the account whose passkey signed the challenge. */
export async function logInWithPasskey(
  request: ApiRequest<'loginWithPasskey'>,
  services: Services,
) {
  const { body, context, hostname, language, address, cookie } = request;
  await enforceRateLimit(services, 'logInWithPasskey', address);
  const challenge = await consumeChallenge(services, body.clientDataJSON, null);
  const { db, clock } = services;
  const [known] = await db
    .select({ passkey: passkeys, accountContext: accounts.accountContext })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, body.credentialId));
  const contexts = loginContexts(await findAccountContext(db, { context, hostname }));
  if (!known || !contexts.includes(known.accountContext)) throw unknownPasskeyError();
  const { passkey } = known;
  const used = await verifyPasskeyLogin(body, challenge, passkey);
  const account = await db.transaction(async (tx) => {
    const owner = await lockAccount(tx, passkey.accountId);
    if (!owner) throw unknownPasskeyError();
    const counted = await tx
      .update(passkeys)
      .set({ ...used, lastUsedAt: clock.now() })
      // Fails if the passkey was deleted or used concurrently during the verification.
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    if (counted.length === 0) throw wrongPasskeyError();
    await startSession({ db: tx, clock }, owner.id, cookie);
    await queueRegistrationCode({ ...services, db: tx }, { context, hostname, language }, owner);
    return owner;
  });
  await rememberNetwork(services, account.email, address);
  return ok({ userId: account.id });
}
