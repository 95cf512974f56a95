/** What authenticators have answered, held against the challenge; the checks of Web Authentication are the library's. */
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import type { Challenge } from './challenges.ts';
import type { passkeys } from './tables.ts';

/** EdDSA, ES256 and RS256: what authenticators of today make, the best first. */
export const algorithms = [-8, -7, -257];

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

export function passkeyWrong(): Error {
  return apiError(422, 'passkey.error.wrong', 'The answer of the passkey is wrong');
}

/**
 * Reads the passkey that an authenticator has made.
 * @throws 422 when it was made for another place or challenge, or nobody was verified
 */
export async function madePasskey(
  { credentialId: id, clientDataJSON, attestationObject }: Schemas['RegisterPasskeyRequest'],
  { challenge, origin, rpId }: Challenge,
): Promise<Registered> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  // The id beside the answer is not signed; the one in it counts.
  if (registrationInfo?.credential.id !== id) throw passkeyWrong();
  return registrationInfo;
}

/**
 * Checks what a passkey has signed.
 * @returns how often it has signed by now, and whether it is backed up
 * @throws 422 when somebody else has signed, or something else, or the answer is an old one
 */
export async function usedPasskey(
  {
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    userHandle,
  }: Schemas['LoginWithPasskeyRequest'],
  { challenge, origin, rpId }: Challenge,
  passkey: typeof passkeys.$inferSelect,
): Promise<{ counter: number; backedUp: boolean }> {
  if (passkey.rpId !== rpId || (userHandle ?? passkey.userHandle) !== passkey.userHandle)
    throw passkeyWrong();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw passkeyWrong();
  return {
    counter: authenticationInfo.newCounter,
    backedUp: authenticationInfo.credentialBackedUp,
  };
}

/** The library throws for everything that it refuses or cannot read; all of it came with the request. */
function refuse(): never {
  throw passkeyWrong();
}
