/** What only a browser with an authenticator can do; loaded when somebody wants it (@simplewebauthn/browser). */
import {
  createPasskeyLoginOptions,
  createPasskeyRegistrationOptions,
  loginWithPasskey,
  registerPasskey,
} from '@studio-portal/sdk/api/passkeys';
import type { LoginResult, Passkey, PasskeyTransport } from '@studio-portal/sdk/types';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

const known: readonly PasskeyTransport[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
];

/** Browsers learn new ways; those that the backend does not know it does not take. */
const isKnown = (way: string): way is PasskeyTransport => known.some((one) => one === way);

/** Has the authenticator make a passkey for the account that is logged in, and adds it. */
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

/** Lets the reader choose a passkey of this device, and logs in with it. */
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
