import { readStored } from '../../../lib/browser/storage.ts';

/** Maximum time that a logout waits, in milliseconds. */
const patience = 2000;

/** Switches notifications off for a logout, which must not wait long for it. */
export async function endPush(): Promise<void> {
  if (readStored('push-account') === undefined) return;
  const { switchPushOff } = await import('./devicePush.ts');
  await Promise.race([
    switchPushOff().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
