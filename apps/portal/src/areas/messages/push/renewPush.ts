import { readStored } from '../../../lib/browser/storage.ts';

/**
 * Saves the subscription again after a password change, for which the backend removes all devices
 * of the account although this one stays logged in.
 */
export async function renewPush(): Promise<void> {
  if (readStored('push-account') === undefined) return;
  const { resavePush } = await import('./devicePush.ts');
  await resavePush();
}
