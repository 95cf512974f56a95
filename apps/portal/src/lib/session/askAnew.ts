import type { QueryClient } from '@tanstack/react-query';
import { askWhoIsThere, userInfo } from './askWhoIsThere.ts';

/**
 * Asks for everything again after a login or logout, here or in another tab: first who is there, since a page that only a
 * member may see is gone by then and asks for nothing more. What no page shows is forgotten: a session is not part of a query's
 * key, so it would be found by whoever comes next.
 */
export async function askAnew(queryClient: QueryClient): Promise<void> {
  await askWhoIsThere(queryClient);
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userInfo });
}
