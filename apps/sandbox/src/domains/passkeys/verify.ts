/** Verifies authenticator responses against the challenge, using the library's WebAuthn checks. */
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { Challenge } from './challenges.ts';
import type { passkeys } from './tables.ts';

/** EdDSA, ES256 and RS256, which current authenticators support, in order of preference. */
export const algorithms = [-8, -7, -257];

/** Loads the library on first use, because its 280 modules slow down every start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

type RegistrationInfo = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

export function wrongPasskeyError(): Error {
  return apiError(422, 'passkey.error.wrong', 'The answer of the passkey is wrong');
}

/**
 * Verifies a new passkey.
 * @throws 422 for another origin or challenge, or without user verification
 */
export async function verifyNewPasskey(
  { credentialId: id, clientDataJSON, attestationObject }: Schemas['RegisterPasskeyRequest'],
  { challenge, origin, rpId }: Challenge,
): Promise<RegistrationInfo> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
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
  }).catch(throwWrongPasskey);
  // The id outside the response is not signed, so it must match the signed one.
  if (registrationInfo?.credential.id !== id) throw wrongPasskeyError();
  return registrationInfo;
}

/**
 * Verifies a passkey login.
 * @returns the new signature counter, and whether the passkey is backed up
 * @throws 422 for a wrong signature, other data, or a replay
 */
export async function verifyPasskeyLogin(
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
    throw wrongPasskeyError();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
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
  }).catch(throwWrongPasskey);
  if (!verified) throw wrongPasskeyError();
  return {
    counter: authenticationInfo.newCounter,
    backedUp: authenticationInfo.credentialBackedUp,
  };
}

/** The library throws for invalid and unreadable data alike; both come from the request. */
function throwWrongPasskey(): never {
  throw wrongPasskeyError();
}
