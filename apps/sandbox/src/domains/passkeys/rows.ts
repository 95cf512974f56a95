/** The passkeys of accounts. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Services } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { audit } from '../audit/audit.ts';
import { sendMail } from '../mail/sendMail.ts';
import { takeChallenge } from './challenges.ts';
import { passkeys } from './tables.ts';
import { madePasskey, passkeyWrong } from './verify.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** How many passkeys an account may have. */
const most = 10;

/** The passkeys of an account, the oldest first. */
export function passkeysOf(db: Database, accountId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.id));
}

/** @throws 409 when an account with so many passkeys may have no other */
export function checkRoom(count: number): void {
  if (count >= most)
    throw apiError(409, 'passkey.error.toomany', `An account has at most ${most} passkeys`, {
      args: [{ type: 'NUMBER', value: String(most) }],
    });
}

/**
 * Adds the passkey that an authenticator has made, and tells the owner.
 * @throws 422 when challenge or answer do not fit, 409 when the account has too many, or somebody this one
 */
export async function addPasskey(
  request: ApiRequest<'registerPasskey'>,
  services: Services,
): Promise<Passkey> {
  const { account, body } = request;
  const challenge = await takeChallenge(services, body.clientDataJSON, account.id);
  const { credential, credentialBackedUp } = await madePasskey(body, challenge);
  const { userHandle } = challenge;
  if (userHandle === null) throw passkeyWrong();
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const { email: to, name, locale } = await lockOwnAccount(tx, account.id);
    checkRoom((await passkeysOf(tx, account.id)).length);
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

/** Takes all passkeys from an account, as the owner does who has lost the password to somebody. */
export async function forgetPasskeys(tx: Database, accountId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
}
