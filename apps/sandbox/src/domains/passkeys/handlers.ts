import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Handlers, type Schemas, created, ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { getAccount, confirmPassword, lockConfirmed, lockOwnAccount } from '../accounts/lookup.ts';
import { audit } from '../accounts/audit.ts';
import { findBrand } from '../brands/rules.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { storeChallenge, challengeMilliseconds } from './challenges.ts';
import { logInWithPasskey } from './login.ts';
import { addPasskey, checkLimit, type Passkey, loadPasskeys } from './passkeys.ts';
import { passkeys } from './tables.ts';
import { algorithms, loadWebAuthn } from './verify.ts';

function toPasskey({ id, name, createdAt, lastUsedAt, backedUp }: Passkey): Schemas['Passkey'] {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  };
}

/** Returns the account's user handle: random, and the same for all its passkeys. */
const resolveUserHandle = (known: Passkey[]): string =>
  known[0]?.userHandle ?? randomBytes(32).toString('base64url');

/** Uses the host without port, so that a passkey survives a change of port. */
const toRpId = (origin: string): string => new URL(origin).hostname;

async function removePasskey(tx: Database, accountId: number, id: number): Promise<void> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (deleted.length === 0)
    throw apiError(404, 'passkey.error.notfound', 'The account has no such passkey');
}

export const passkeyHandlers = {
  async createPasskeyRegistrationOptions(request, services) {
    const { body, address, context, hostname, origin } = request;
    const account = await getAccount(services.db, request.account.id);
    await confirmPassword(services, account, body.password, address);
    const known = await loadPasskeys(services.db, account.id);
    checkLimit(known.length);
    const brand = await findBrand(services.db, context, hostname);
    const userHandle = resolveUserHandle(known);
    const rpId = toRpId(origin);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
      rpID: rpId,
      rpName: brand?.name ?? rpId,
      userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
      userName: account.email,
      userDisplayName: account.name === '' ? account.email : account.name,
      supportedAlgorithmIDs: algorithms,
    });
    await services.db.transaction(async (tx) => {
      // A registration must not start with a password that has been changed in the meantime.
      await lockConfirmed(tx, account);
      await storeChallenge(
        { ...services, db: tx },
        { challenge, accountId: account.id, userHandle, origin, rpId },
      );
    });
    return created({
      challenge,
      rp: { id: rpId, name: rp.name },
      user,
      pubKeyCredParams,
      timeout: challengeMilliseconds,
      attestation: 'none' as const,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
    });
  },

  async registerPasskey(request, services) {
    return created(toPasskey(await addPasskey(request, services)));
  },

  async listPasskeys({ account }, { db }) {
    const known = await loadPasskeys(db, account.id);
    return ok({ passkeys: known.map(toPasskey) });
  },

  async deletePasskey(request, { db, clock }) {
    const { account, path } = request;
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      await removePasskey(tx, account.id, path.passkeyId);
      await audit(tx, { by: request, at: clock.now(), kind: 'passkey', id: path.passkeyId });
    });
    return { status: 204 };
  },

  async createPasskeyLoginOptions({ address, origin }, services) {
    await enforceRateLimit(services, 'beginWithPasskey', address);
    const rpId = toRpId(origin);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
    const anonymous = { accountId: null, userHandle: null };
    await storeChallenge(services, { challenge, ...anonymous, origin, rpId });
    return created({
      challenge,
      rpId,
      timeout: challengeMilliseconds,
      userVerification: 'required' as const,
    });
  },

  loginWithPasskey: logInWithPasskey,
} satisfies Partial<Handlers>;
