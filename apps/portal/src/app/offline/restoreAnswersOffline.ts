import type { QueryClient } from '@tanstack/react-query';
import { askAnew } from '../../lib/session/askAnew.ts';

/**
 * Runs on the page that the worker serves offline (src/worker/frames.ts): shows the responses of
 * the last visit, and refetches everything, the current user first, once there is a network.
 */
export async function restoreAnswersOffline(queryClient: QueryClient): Promise<void> {
  if (!document.querySelector('meta[name="without-network"]')) return;
  const { restoreAnswers } = await import('./keptAnswers.ts');
  restoreAnswers(queryClient);
  window.addEventListener('online', () => void askAnew(queryClient), { once: true });
}
