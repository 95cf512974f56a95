import { createListeners } from '../browser/listeners.ts';

/**
 * Handles a session that ends while the page is in use. The page and its input stay; after a login
 * in place the rejected call is repeated.
 */
let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = createListeners();

/** Returns whether the login dialog is open; for `useSyncExternalStore`. */
export const isLoginDialogOpen = (): boolean => waiting !== undefined;

/** Subscribes to the login dialog; returns a function that unsubscribes. */
export const onLoginDialogChange = listeners.subscribe;

/** Opens the login dialog, one for all rejected calls. Resolves to whether the user logged in. */
export function openLoginDialog(): Promise<boolean> {
  if (!waiting) {
    waiting = Promise.withResolvers();
    listeners.notifyAll();
  }
  return waiting.promise;
}

/** Closes the login dialog. @param loggedIn false if the user continues without the session */
export function closeLoginDialog(loggedIn: boolean): void {
  waiting?.resolve(loggedIn);
  waiting = undefined;
  listeners.notifyAll();
}
