/** Tells the other tabs of this browser that somebody logged in or out, so that none shows what is no longer true. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

export type SessionChange = 'begun' | 'ended';

export const announceSession = (change: SessionChange): void => channel?.postMessage(change);

/** Runs `listener` when another tab logged in or out; answers how to stop. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
