import { createListeners } from '../../../lib/browser/listeners.ts';

/** Names the person for whom the studio no longer lets the account act, until the reader has been told. */
let refused: string | undefined;
const listeners = createListeners();

/** For `useSyncExternalStore`. */
export const onRefusedActing = listeners.subscribe;

export const refusedActing = (): string | undefined => refused;

/** The studio has refused somebody. What shows who is acted for goes back to the account and says so. */
export function refuseActing(id: string): void {
  refused = id;
  listeners.tell();
}

export function forgetRefusedActing(): void {
  refused = undefined;
  listeners.tell();
}
