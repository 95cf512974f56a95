/** Passkeys of a sandbox, created and used by a software authenticator. */
import { makePasskey, type Passkey, signChallenge } from './authenticator.ts';
import type { Request, Sandbox } from './sandbox.ts';

/** Origin and host of the tests' requests. */
export const testOrigin = 'http://localhost';
export const rpId = 'localhost';

const password = 'sample-Passw0rd';

type Caller = NonNullable<Request['as']>;

/** Requests a challenge to register a passkey. */
export async function requestRegistrationChallenge(sandbox: Sandbox, as: Caller = 'member') {
  const { body } = await sandbox.call('createPasskeyRegistrationOptions', {
    as,
    body: { password },
  });
  return body;
}

/** Creates a passkey. @returns it, with the body to register it */
export async function createPasskey(sandbox: Sandbox, as: Caller = 'member', origin = testOrigin) {
  const { challenge, user } = await requestRegistrationChallenge(sandbox, as);
  const { passkey, answer } = makePasskey(rpId, user.id, { challenge, origin });
  return { passkey, body: { name: 'Phone', ...answer } };
}

/** Creates and registers a passkey. */
export async function addPasskey(sandbox: Sandbox, as: Caller = 'member') {
  const { passkey, body } = await createPasskey(sandbox, as);
  const { body: added } = await sandbox.call('registerPasskey', { as, body });
  return { passkey, id: added.id };
}

/** Signs a new login challenge. @returns the body to log in */
export async function signLoginChallenge(sandbox: Sandbox, passkey: Passkey, origin = testOrigin) {
  const { body } = await sandbox.call('createPasskeyLoginOptions');
  return signChallenge(passkey, { challenge: body.challenge, origin });
}
