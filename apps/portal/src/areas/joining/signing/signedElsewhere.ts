import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/listeners.ts';

/**
 * Message about a contract signed in another tab, with the idempotency key of the signature. It
 * contains no personal data and is not stored.
 */
interface SignedNotice {
  termId: number;
  key: string;
}

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('contract-signed');

let received: readonly SignedNotice[] = [];
const listeners = createListeners();

channel?.addEventListener('message', ({ data }: MessageEvent<SignedNotice>) => {
  received = [...received, data];
  listeners.notifyAll();
});

/** Notifies the other tabs of this browser about a signed contract. */
export const announceSigned = ({ termId, key }: SignedNotice): void =>
  channel?.postMessage({ termId, key });

/**
 * Returns whether another tab has independently signed a contract of this term since this one was
 * opened. A duplicated tab has the same key, so the backend returns the existing contract to it.
 */
export const useSignedElsewhere = ({ termId, key }: SignedNotice): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => received.some((signed) => signed.termId === termId && signed.key !== key),
    () => false,
  );
