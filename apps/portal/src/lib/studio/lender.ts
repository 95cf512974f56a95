import { useSyncExternalStore } from 'react';

let lender: string | undefined;
const listeners = new Set<() => void>();

/**
 * In a booking portal no studio is in front, but the portal's legal pages lie below one: the first of its list lends its address,
 * once the list is there.
 */
export function lendAddress(studioUuid: string): void {
  lender = studioUuid;
  for (const listener of listeners) listener();
}

function onLend(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Identifier of the studio that lends its address; undefined where none does. */
export const useLender = (): string | undefined => useSyncExternalStore(onLend, () => lender);
