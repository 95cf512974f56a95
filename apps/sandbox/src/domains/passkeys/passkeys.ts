/** Passkeys of accounts. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit } from '../accounts/audit.ts';
import { sendMail } from '../accounts/sendMail.ts';
import { consumeChallenge } from './challenges.ts';
import { passkeys } from './tables.ts';
import { verifyNewPasskey, wrongPasskeyError } from './verify.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Maximum number of passkeys per account. */
const maxPasskeys = 10;

/** Loads the passkeys of an account, oldest first. */
export function loadPasskeys(db: Database, accountId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.id));
}

/** @throws 409 if the account has reached the maximum */
export function checkLimit(count: number): void {
  if (count >= maxPasskeys)
    throw apiError(409, 'passkey.error.toomany', `An account has at most ${maxPasskeys} passkeys`, {
      args: [{ type: 'NUMBER', value: String(maxPasskeys) }],
    });
}

/**
 * Adds a passkey created by an authenticator and notifies the owner.
 * @throws 422 if challenge or response are invalid, 409 if the account has too many or the passkey is already
 * registered
 */
export async function addPasskey(
  request: ApiRequest<'registerPasskey'>,
  services: Services,
): Promise<Passkey> {
  const { account, body } = request;
  const challenge = await consumeChallenge(services, body.clientDataJSON, account.id);
  const { credential, credentialBackedUp } = await verifyNewPasskey(body, challenge);
  const { userHandle } = challenge;
  if (userHandle === null) throw wrongPasskeyError();
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const { email: to, name, locale } = await lockOwnAccount(tx, account.id);
    checkLimit((await loadPasskeys(tx, account.id)).length);
    const [added] = await tx
      .insert(passkeys)
      .values({
        accountId: account.id,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        rpId: challenge.rpId,
        userHandle,
        counter: credential.counter,
        transports: body.transports ?? [],
        backedUp: credentialBackedUp,
        name: body.name.trim(),
        createdAt: now,
        lastUsedAt: null,
      })
      .onConflictDoNothing()
      .returning();
    if (!added)
      throw apiError(409, 'passkey.error.alreadyregistered', 'This passkey has been added already');
    await audit(tx, { by: request, at: now, kind: 'passkey', id: added.id });
    await sendMail({ ...services, db: tx }, request, { kind: 'passkeyAdded', to, name, locale });
    return added;
  });
}

/** Deletes all passkeys of an account, for owners whose password was compromised. */
export async function deletePasskeys(tx: Database, accountId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}
