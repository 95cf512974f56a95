import { readStored } from '../../../lib/browser/storage.ts';

/** Maximum time that a logout waits, in milliseconds. */
const timeout = 2000;

/** Switches notifications off for a logout, which must not wait long for it. */
export async function disablePushForLogout(): Promise<void> {
  if (readStored('push-account') === undefined) return;
  const { disablePush } = await import('./devicePush.ts');
  await Promise.race([
    disablePush().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, timeout)),
  ]);
}
