import { readStored } from '../../../lib/browser/storage.ts';

/** After a new password, with which the backend forgets the devices of the account: this one is still logged in. */
export async function renewPush(): Promise<void> {
  if (readStored('push-account') === undefined) return;
  const { savePushAgain } = await import('./devicePush.ts');
  await savePushAgain();
}
