import { readStored } from '../../../lib/browser/storage.ts';

/** How long a logout waits for it, in milliseconds. */
const patience = 2000;

/** Ends the notifications on this device, as far as that goes at once: whoever logs out shall not wait for it. */
export async function endPush(): Promise<void> {
  if (readStored('push-account') === undefined) return;
  const { switchPushOff } = await import('./devicePush.ts');
  await Promise.race([
    switchPushOff().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
