/**
 * Offers a passkey after a login with a password, on devices that support it; after a refusal it
 * waits a month. The offer is held here until areas/account/passkeys/PasskeyOffer, which loads
 * after the page, shows it.
 */
import { createListeners } from '../browser/listeners.ts';
import { readStored, store } from '../browser/storage.ts';
import { supportsPasskeys } from './supportsPasskeys.ts';

const day = 24 * 60 * 60 * 1000;

/** Minimum time between two offers. */
const quietMilliseconds = 30 * day;

let waiting = false;
const listeners = createListeners();

/** Returns whether to show an offer; for `useSyncExternalStore`. */
export const isPasskeyOffered = (): boolean => waiting;

/** Subscribes to changes; returns a function that unsubscribes. */
export const onPasskeyOffer = listeners.subscribe;

function change(next: boolean): void {
  waiting = next;
  listeners.notifyAll();
}

/** Returns whether the last offer was a month ago or more. */
export function isTimeToOffer(last: unknown, now: number): boolean {
  return typeof last !== 'number' || now - last >= quietMilliseconds;
}

/** Offers a passkey if the device supports it and enough time has passed. */
export async function offerPasskey(): Promise<void> {
  if (!supportsPasskeys()) return;
  if (!isTimeToOffer(readStored('passkey-offered'), Date.now())) return;
  const can = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(
    () => false,
  );
  if (can) change(true);
}

/** Ends the offer. @param asked whether it was shown to the user */
export function endPasskeyOffer(asked: boolean): void {
  if (asked) store('passkey-offered', Date.now());
  change(false);
}
