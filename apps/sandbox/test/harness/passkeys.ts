/** Passkeys of a sandbox, made and used by an authenticator in software. */
import { makePasskey, type Passkey, signWith } from './authenticator.ts';
import type { Request, Sandbox } from './sandbox.ts';

/** Where the requests of the tests go, and the host of it. */
export const here = 'http://localhost';
export const rpId = 'localhost';

const password = 'sample-Passw0rd';

type Who = NonNullable<Request['as']>;

/** A challenge to add a passkey. */
export async function challengeToAdd(sandbox: Sandbox, as: Who = 'member') {
  const { body } = await sandbox.call('createPasskeyRegistrationOptions', {
    as,
    body: { password },
  });
  return body;
}

/** A passkey that an authenticator has made, and what it has answered. */
export async function madeFor(sandbox: Sandbox, as: Who = 'member', where = here) {
  const { challenge, user } = await challengeToAdd(sandbox, as);
  const { passkey, answer } = makePasskey(rpId, user.id, { challenge, origin: where });
  return { passkey, body: { name: 'Phone', ...answer } };
}

/** A passkey that an account has. */
export async function addedTo(sandbox: Sandbox, as: Who = 'member') {
  const { passkey, body } = await madeFor(sandbox, as);
  const { body: added } = await sandbox.call('registerPasskey', { as, body });
  return { passkey, id: added.id };
}

/** What a passkey answers to a new challenge to log in. */
export async function signedBy(sandbox: Sandbox, passkey: Passkey, where = here) {
  const { body } = await sandbox.call('createPasskeyLoginOptions');
  return signWith(passkey, { challenge: body.challenge, origin: where });
}
