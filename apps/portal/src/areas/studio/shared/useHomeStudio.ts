import { useGetHomeStudio } from '@studio-portal/sdk/api/studios';
import type { Studio } from '@studio-portal/sdk/types';
import { isTenantConnected, useSession } from '../../../lib/session/useSession.ts';

/** Loads the home studio of a user who is connected to the tenant. */
export const useHomeStudioQuery = (isConnected: boolean) =>
  useGetHomeStudio({
    query: { enabled: isConnected, staleTime: Number.POSITIVE_INFINITY, retry: false },
  });

/**
 * Returns the user's home studio in a tenant; undefined for visitors, while loading, and if there
 * is none.
 */
export function useHomeStudio(tenant: string | undefined): Studio | undefined {
  const { user } = useSession();
  return useHomeStudioQuery(isTenantConnected(user, tenant)).data;
}
