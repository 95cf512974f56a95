import type { QueryClient } from '@tanstack/react-query';
import { resetQueriesForNewUser } from '../../lib/session/resetQueriesForNewUser.ts';

/**
 * Runs on the page that the worker serves offline (src/worker/frames.ts): shows the responses of
 * the last visit, and refetches everything, the current user first, once there is a network.
 */
export async function restoreOfflineResponses(queryClient: QueryClient): Promise<void> {
  if (!document.querySelector('meta[name="without-network"]')) return;
  const { restoreResponses } = await import('./offlineResponses.ts');
  restoreResponses(queryClient);
  window.addEventListener('online', () => void resetQueriesForNewUser(queryClient), { once: true });
}
