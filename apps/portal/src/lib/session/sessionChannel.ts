/** Tells other tabs about login and logout, so that they do not show outdated data. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

export type SessionChange = 'begun' | 'ended';

export const announceSession = (change: SessionChange): void => channel?.postMessage(change);

/** Subscribes to logins and logouts in other tabs; returns a function that unsubscribes. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
