/**
 * Offers notifications at a moment that something will follow: whoever says no is not asked again for a month, and nobody is asked at a
 * first visit. The offer waits here until what shows it has come (areas/messages/push/PushOffer), which no page needs at its start.
 */
import { createListeners } from '../../../lib/browser/listeners.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { isTimeToOffer } from '../../../lib/session/passkeyOffer.ts';
import { canPush } from './canPush.ts';

let waiting = false;
const listeners = createListeners();

/** Whether an offer is to be shown; for `useSyncExternalStore`. */
export const isPushOffered = (): boolean => waiting;

/** Runs `listener` when that changes; answers how to stop. */
export const onPushOffer = listeners.subscribe;

function change(next: boolean): void {
  waiting = next;
  listeners.tell();
}

/** Offers notifications where the browser can show them, has not refused them, and it is time. */
export function offerPush(): void {
  if (!canPush() || Notification.permission === 'denied') return;
  if (readStored('push-account') !== undefined) return;
  if (isTimeToOffer(readStored('push-offered'), Date.now())) change(true);
}

/** The reader has answered. */
export function endPushOffer(): void {
  store('push-offered', Date.now());
  change(false);
}
