import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks for everything again after a login or logout, here or in another tab: first who is there, since a page that only a
 * member may see is gone by then and asks for nothing more.
 */
export async function askAnew(queryClient: QueryClient): Promise<void> {
  const [user] = getGetUserInfoQueryKey();
  await queryClient.invalidateQueries({ queryKey: [user] });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== user });
}
