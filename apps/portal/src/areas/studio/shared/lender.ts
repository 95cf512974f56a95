import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/listeners.ts';

let lender: string | undefined;
const listeners = createListeners();

/**
 * In a booking portal no studio is in front, but the portal's legal pages lie below one: the first of its list lends its address,
 * once the list is there.
 */
export function useLending(studioUuid: string | undefined): void {
  useEffect(() => {
    if (studioUuid === undefined) return;
    lender = studioUuid;
    listeners.tell();
  }, [studioUuid]);
}

/** Identifier of the studio that lends its address; undefined where none does. */
export const useLender = (): string | undefined =>
  useSyncExternalStore(
    listeners.subscribe,
    () => lender,
    () => lender,
  );
