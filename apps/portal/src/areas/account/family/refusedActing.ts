import { createListeners } from '../../../lib/browser/listeners.ts';

/** The person that the account may not act for any more, until the user is notified. */
let refused: string | undefined;
const listeners = createListeners();

/** Subscribes in the form that `useSyncExternalStore` takes. */
export const onRefusedActing = listeners.subscribe;

export const refusedActing = (): string | undefined => refused;

/**
 * Records that the studio rejected a person. The acting bar then switches back to the account and
 * notifies the user.
 */
export function refuseActing(id: string): void {
  refused = id;
  listeners.notifyAll();
}

export function forgetRefusedActing(): void {
  refused = undefined;
  listeners.notifyAll();
}
