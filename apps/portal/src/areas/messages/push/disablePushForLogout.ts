import { readStored } from '../../../lib/browser/storage.ts';

/** Maximum time that a logout or a change of users waits, in milliseconds. */
const timeout = 2000;

const settleSoon = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, timeout)),
  ]);

const loadDevicePush = () => import('./devicePush.ts');

/** Switches notifications off for a logout, which must not wait long for it. */
export async function disablePushForLogout(): Promise<void> {
  if (readStored('push-account') === undefined) return;
  await settleSoon(loadDevicePush().then(({ disablePush }) => disablePush()));
}

/**
 * Unsubscribes this browser if the subscription belongs to another account than the given one. Does
 * not notify the backend, where the other account is no longer logged in.
 */
export async function unsubscribePreviousUser(accountId: number): Promise<void> {
  const owner = readStored('push-account');
  if (owner === undefined || owner === accountId) return;
  await settleSoon(loadDevicePush().then(({ unsubscribePush }) => unsubscribePush()));
}
