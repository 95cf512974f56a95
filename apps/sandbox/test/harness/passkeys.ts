/** Passkeys of a sandbox, created and used by a software authenticator. */
import { makePasskey, type Passkey, signWith } from './authenticator.ts';
import type { Request, Sandbox } from './sandbox.ts';

/** Origin and host of the tests' requests. */
export const here = 'http://localhost';
export const rpId = 'localhost';

const password = 'sample-Passw0rd';

type Who = NonNullable<Request['as']>;

/** Requests a challenge to register a passkey. */
export async function challengeToAdd(sandbox: Sandbox, as: Who = 'member') {
  const { body } = await sandbox.call('createPasskeyRegistrationOptions', {
    as,
    body: { password },
  });
  return body;
}

/** Creates a passkey. @returns it, with the body to register it */
export async function madeFor(sandbox: Sandbox, as: Who = 'member', where = here) {
  const { challenge, user } = await challengeToAdd(sandbox, as);
  const { passkey, answer } = makePasskey(rpId, user.id, { challenge, origin: where });
  return { passkey, body: { name: 'Phone', ...answer } };
}

/** Creates and registers a passkey. */
export async function addedTo(sandbox: Sandbox, as: Who = 'member') {
  const { passkey, body } = await madeFor(sandbox, as);
  const { body: added } = await sandbox.call('registerPasskey', { as, body });
  return { passkey, id: added.id };
}

/** Signs a new login challenge. @returns the body to log in */
export async function signedBy(sandbox: Sandbox, passkey: Passkey, where = here) {
  const { body } = await sandbox.call('createPasskeyLoginOptions');
  return signWith(passkey, { challenge: body.challenge, origin: where });
}
