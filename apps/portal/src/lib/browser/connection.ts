import { createListeners } from './listeners.ts';

/** True while the server cannot be reached although the browser believes it is online. */
let isServerLost = false;
const listeners = createListeners();

/** Returns whether the browser believes it is online, and the server has not been found unreachable. */
export const isOnline = (): boolean => navigator.onLine && !isServerLost;

/** Subscribes in the form that `useSyncExternalStore` takes. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    unsubscribe();
  };
}

/** Milliseconds after which a server that does not answer counts as unreachable. */
const timeout = 10_000;

/** Statuses of a proxy whose server restarts or is overloaded. */
const gatewayStatuses = new Set([502, 503, 504]);

const isServerReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(timeout) }).then(
    ({ status }) => !gatewayStatuses.has(status),
    () => false,
  );

/** Milliseconds between two attempts to reach the server. */
const pause = 3000;

/**
 * Waits until the server answers, for example on Wi-Fi without internet, where the browser believes
 * it is online. Pages show the device as offline meanwhile (`isOnline`).
 * @returns whether it had to wait
 */
export async function waitForServer(): Promise<boolean> {
  let waited = false;
  while (!(await isServerReachable())) {
    waited = true;
    isServerLost = true;
    listeners.notifyAll();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (waited) {
    isServerLost = false;
    listeners.notifyAll();
  }
  return waited;
}
