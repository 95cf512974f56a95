/**
 * Functions that need a browser with an authenticator; loaded on demand (@simplewebauthn/browser).
 */
import {
  createPasskeyLoginOptions,
  createPasskeyRegistrationOptions,
  loginWithPasskey,
  registerPasskey,
} from '@studio-portal/sdk/api/passkeys';
import type { LoginResult, Passkey, PasskeyTransport } from '@studio-portal/sdk/types';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

const acceptedTransports: readonly PasskeyTransport[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
];

/** Drops transports that the backend does not accept, since browsers add new ones. */
const isKnown = (transport: string): transport is PasskeyTransport =>
  acceptedTransports.some((accepted) => accepted === transport);

/** Creates a passkey for the current user and adds it to the account. */
export async function addPasskey(name: string, password: string): Promise<Passkey> {
  const optionsJSON = await createPasskeyRegistrationOptions({ password });
  const { id, response } = await startRegistration({ optionsJSON });
  return registerPasskey({
    name,
    credentialId: id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: (response.transports ?? []).filter(isKnown),
  });
}

/** Lets the user choose a passkey of this device and logs in with it. */
export async function logInByPasskey(): Promise<LoginResult> {
  const optionsJSON = await createPasskeyLoginOptions();
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return loginWithPasskey({
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle ? { userHandle } : {}),
  });
}
