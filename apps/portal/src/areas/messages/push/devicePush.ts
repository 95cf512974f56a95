/** Notifications on this device, in browser and backend. */
import {
  deletePushSubscription,
  getPushKey,
  savePushSubscription,
} from '@studio-portal/sdk/api/push';
import { registerWorker } from '../../../lib/browser/registerWorker.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** `refused`: the browser blocks prompts until the user changes its settings. */
export type PushState = 'on' | 'off' | 'refused';

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Returns the state for an account; a subscription of another account does not count. */
export async function readPushState(accountId: number): Promise<PushState> {
  if (Notification.permission === 'denied') return 'refused';
  const isOwn = readStored('push-account') === accountId;
  return isOwn && (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Prompts the user and switches notifications on if they agree. Call it on a press only, since
 * browsers block it otherwise.
 */
export async function enablePush(accountId: number): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(accountId);
  const [{ publicKey }, { pushManager }] = await Promise.all([getPushKey(), registerWorker()]);
  // A new owner gets a new endpoint, so that pending messages for the previous one do not arrive
  // here.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await save(subscription);
  store('push-account', accountId);
  return 'on';
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (!endpoint || !p256dh || !auth)
    throw new Error('The browser created a push subscription without endpoint or keys.');
  await savePushSubscription({ endpoint, keys: { p256dh, auth } });
}

/** Saves the subscription in the backend again; on failure notifications are off. */
export async function resavePush(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await save(subscription).catch(() => store('push-account', undefined));
}

/**
 * Unsubscribes in the browser, which is enough to stop messages. Returns the endpoint that was
 * subscribed, if any.
 */
export async function unsubscribePush(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/** Switches notifications off. Telling the backend only saves it an attempt. */
export async function disablePush(): Promise<void> {
  store('push-account', undefined);
  const endpoint = await unsubscribePush();
  if (endpoint !== undefined) await deletePushSubscription({ endpoint }).catch(() => undefined);
}
