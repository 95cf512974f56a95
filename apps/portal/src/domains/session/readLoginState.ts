import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import type { QueryClient } from '@tanstack/react-query';

/** If the server wrote into the page that there is no session, the current user need not be fetched. */
export function readLoginState(queryClient: QueryClient): void {
  if (document.querySelector('meta[name="login-state"]')?.getAttribute('content') === 'out')
    queryClient.setQueryData(getGetUserInfoQueryKey(), null);
}
