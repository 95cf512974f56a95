/** Notifications on this device: asked of the browser, and told to the backend. */
import {
  deletePushSubscription,
  getPushKey,
  savePushSubscription,
} from '@studio-portal/sdk/api/push';
import { registerWorker } from '../../../lib/browser/registerWorker.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/** `refused`: the browser asks no more until the reader changes its settings. */
export type PushHere = 'on' | 'off' | 'refused';

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How it is for an account. What somebody else has switched on here is not theirs. */
export async function pushHere(accountId: number): Promise<PushHere> {
  if (Notification.permission === 'denied') return 'refused';
  const isTheirs = readStored('push-account') === accountId;
  return isTheirs && (await subscriptionHere()) ? 'on' : 'off';
}

/** Has the browser ask the reader, and switches notifications on if they agree. Only after a press: browsers refuse it otherwise. */
export async function switchPushOn(accountId: number): Promise<PushHere> {
  if ((await Notification.requestPermission()) !== 'granted') return pushHere(accountId);
  const [{ publicKey }, { pushManager }] = await Promise.all([getPushKey(), registerWorker()]);
  // A new address for a new owner: what is still on its way to the one before does not come here.
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
  if (!endpoint || !p256dh || !auth) throw new Error('The browser has subscribed without keys.');
  await savePushSubscription({ endpoint, keys: { p256dh, auth } });
}

/** Tells the backend of this device again; where that fails, notifications are off. */
export async function savePushAgain(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription) await save(subscription).catch(() => store('push-account', undefined));
}

/**
 * Switches notifications off. Once the browser has given up its address nothing reaches it any more; that the backend hears of it spares
 * it an attempt.
 */
export async function switchPushOff(): Promise<void> {
  store('push-account', undefined);
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await deletePushSubscription({ endpoint }).catch(() => undefined);
}
