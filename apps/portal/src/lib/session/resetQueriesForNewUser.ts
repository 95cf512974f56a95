import type { QueryClient } from '@tanstack/react-query';
import { store } from '../browser/storage.ts';
import { refetchCurrentUser, userInfo } from './refetchCurrentUser.ts';

/**
 * Resets all queries after a login or logout, here or in another tab. Refetches the current user
 * first, so that a page for members unmounts before it requests anything else. Removes inactive
 * queries, since their keys do not contain the session and the next user would see them, and the
 * guest's open orders, which are not the user's.
 */
export async function resetQueriesForNewUser(queryClient: QueryClient): Promise<void> {
  store('guest-open-orders', undefined);
  await refetchCurrentUser(queryClient);
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userInfo });
}
