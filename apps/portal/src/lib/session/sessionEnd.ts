import { createListeners } from '../browser/listeners.ts';

/**
 * The session ended on the server while somebody was at work. The page stays as it is, with all that was typed; whoever
 * logs in again on the spot goes on, and the call that was refused is sent once more.
 */
let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = createListeners();

/** Whether the reader is being asked; for `useSyncExternalStore`. */
export const isAskedToLogIn = (): boolean => waiting !== undefined;

/** Runs `listener` when asking begins or ends; answers how to stop. */
export const onAskedToLogIn = listeners.subscribe;

/** Asks the reader to log in; several refused calls wait for one answer. Answers whether they did. */
export function askToLogIn(): Promise<boolean> {
  if (!waiting) {
    waiting = Promise.withResolvers();
    listeners.tell();
  }
  return waiting.promise;
}

/** Ends the asking. @param loggedIn false when the reader goes on without the session */
export function endAsking(loggedIn: boolean): void {
  waiting?.resolve(loggedIn);
  waiting = undefined;
  listeners.tell();
}
