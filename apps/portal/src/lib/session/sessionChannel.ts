/** Tells the other tabs of this browser that somebody logged in or out, so that none shows what is no longer true. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

export const announceSession = (): void => channel?.postMessage('changed');

/** Runs `listener` when another tab logged in or out; answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
