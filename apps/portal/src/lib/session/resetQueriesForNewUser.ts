import type { UserInfo } from '@studio-portal/sdk/types';
import type { QueryClient } from '@tanstack/react-query';
import { store } from '../browser/storage.ts';
import { refetchCurrentUser, userInfo } from './refetchCurrentUser.ts';
import { closeLoginDialog } from './sessionEnd.ts';
import { shownUserId } from './shownUserId.ts';

/**
 * Resets all queries after a login or logout, here or in another tab. Refetches the current user
 * first, so that a page for members unmounts before it requests anything else. Removes inactive
 * queries, since their keys do not contain the session and the next user would see them, and the
 * guest's open orders, which are not the user's. Closes the login dialog if the user of this page has
 * logged in in another tab.
 */
export async function resetQueriesForNewUser(queryClient: QueryClient): Promise<void> {
  store('guest-open-orders', undefined);
  const shown = shownUserId();
  await refetchCurrentUser(queryClient);
  if (shown !== undefined && isLoggedIn(queryClient, shown)) closeLoginDialog(true);
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userInfo });
}

/** Returns whether the latest refetch of the current user returned this one. */
const isLoggedIn = (queryClient: QueryClient, id: number): boolean =>
  queryClient
    .getQueriesData<UserInfo | null>({
      queryKey: [userInfo],
      type: 'active',
      predicate: ({ state }) => !state.isInvalidated,
    })
    .some(([, user]) => user?.id === id);
