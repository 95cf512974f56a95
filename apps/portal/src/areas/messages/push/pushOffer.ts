/**
 * Offers notifications when there is something to follow: never on a first visit, and at most once
 * a month after a refusal. The offer is held here until areas/messages/push/PushOffer, which loads
 * after the page, shows it.
 */
import { createListeners } from '../../../lib/browser/listeners.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { isTimeToOffer } from '../../../lib/session/passkeyOffer.ts';
import { canPush } from './canPush.ts';

let waiting = false;
const listeners = createListeners();

/** Returns whether to show an offer; for `useSyncExternalStore`. */
export const isPushOffered = (): boolean => waiting;

/** Subscribes to changes; returns a function that unsubscribes. */
export const onPushOffer = listeners.subscribe;

function change(next: boolean): void {
  waiting = next;
  listeners.notifyAll();
}

/**
 * Offers notifications if the browser supports them, has not blocked them, and enough time has
 * passed.
 */
export function offerPush(): void {
  if (!canPush() || Notification.permission === 'denied') return;
  if (readStored('push-account') !== undefined) return;
  if (isTimeToOffer(readStored('push-offered'), Date.now())) change(true);
}

/** Ends the offer once the user has answered. */
export function endPushOffer(): void {
  store('push-offered', Date.now());
  change(false);
}
