import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/listeners.ts';

let lender: string | undefined;
const listeners = createListeners();

/**
 * Sets the studio whose address hosts the legal pages of a booking portal, which has no studio of
 * its own: the first of its list.
 */
export function useLending(studioUuid: string | undefined): void {
  useEffect(() => {
    if (studioUuid === undefined) return;
    lender = studioUuid;
    listeners.tell();
  }, [studioUuid]);
}

/** Returns the identifier of that studio; undefined if there is none. */
export const useLender = (): string | undefined =>
  useSyncExternalStore(
    listeners.subscribe,
    () => lender,
    () => lender,
  );
