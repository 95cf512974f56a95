import type { QueryClient } from '@tanstack/react-query';
import { resetQueriesForNewUser } from '../../lib/session/resetQueriesForNewUser.ts';

/**
 * Runs on the page that the worker serves offline or on a slow network (src/worker/frames.ts): shows
 * the responses of the last visit. Refetches everything, the current user first, once there is a
 * network; on a slow one, as the page renders.
 */
export async function restoreOfflineResponses(queryClient: QueryClient): Promise<void> {
  if (!document.querySelector('meta[name="without-network"]')) return;
  const { restoreResponses } = await import('./offlineResponses.ts');
  restoreResponses(queryClient);
  if (navigator.onLine) await queryClient.invalidateQueries({ refetchType: 'none' });
  window.addEventListener('online', () => void resetQueriesForNewUser(queryClient), { once: true });
}
