import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/browser/listeners.ts';

let hostStudio: string | undefined;
const listeners = createListeners();

/**
 * Sets the studio whose address hosts the legal pages of a booking portal, which has no studio of
 * its own: the first of its list.
 */
export function useProvideHostStudio(studioUuid: string | undefined): void {
  useEffect(() => {
    if (studioUuid === undefined) return;
    hostStudio = studioUuid;
    listeners.notifyAll();
  }, [studioUuid]);
}

/** Returns the identifier of that studio; undefined if there is none. */
export const useProvidedHostStudio = (): string | undefined =>
  useSyncExternalStore(
    listeners.subscribe,
    () => hostStudio,
    () => hostStudio,
  );
