import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/listeners.ts';

/** What another tab has signed: of which term, and the idempotency key of the signature. It names nobody, and is kept nowhere. */
interface Signed {
  termId: number;
  key: string;
}

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('contract-signed');

let heard: readonly Signed[] = [];
const listeners = createListeners();

channel?.addEventListener('message', ({ data }: MessageEvent<Signed>) => {
  heard = [...heard, data];
  listeners.notifyAll();
});

/** Tells the other tabs of this browser what was signed here. */
export const announceSigned = ({ termId, key }: Signed): void =>
  channel?.postMessage({ termId, key });

/**
 * Whether another tab has signed a contract of this term since this one was opened, on a way of its own. A copy of that tab has its key,
 * so the backend answers it with the contract that there is.
 */
export const useSignedElsewhere = ({ termId, key }: Signed): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => heard.some((signed) => signed.termId === termId && signed.key !== key),
    () => false,
  );
