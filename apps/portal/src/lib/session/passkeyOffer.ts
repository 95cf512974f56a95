/**
 * Offers a passkey after a login with a password, on a device that can keep one: whoever says no is not asked again for a month. The
 * offer waits here until what shows it has come (areas/account/passkeys/PasskeyOffer), which no page needs at its start.
 */
import { createListeners } from '../browser/listeners.ts';
import { readStored, store } from '../browser/storage.ts';
import { knowsPasskeys } from './knowsPasskeys.ts';

const day = 24 * 60 * 60 * 1000;

/** For how long nothing is offered after an offer. */
const quietMilliseconds = 30 * day;

let waiting = false;
const listeners = createListeners();

/** Whether an offer is to be shown; for `useSyncExternalStore`. */
export const isPasskeyOffered = (): boolean => waiting;

/** Runs `listener` when that changes; answers how to stop. */
export const onPasskeyOffer = listeners.subscribe;

function change(next: boolean): void {
  waiting = next;
  listeners.tell();
}

/** Whether nothing was offered for a month. */
export function isTimeToOffer(last: unknown, now: number): boolean {
  return typeof last !== 'number' || now - last >= quietMilliseconds;
}

/** Offers a passkey where the device can keep one, and it is time. */
export async function offerPasskey(): Promise<void> {
  if (!knowsPasskeys()) return;
  if (!isTimeToOffer(readStored('passkey-offered'), Date.now())) return;
  const can = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(
    () => false,
  );
  if (can) change(true);
}

/** The reader has answered, or has nothing to answer. @param asked whether anything was shown */
export function endPasskeyOffer(asked: boolean): void {
  if (asked) store('passkey-offered', Date.now());
  change(false);
}
