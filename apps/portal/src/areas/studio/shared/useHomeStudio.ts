import { useGetHomeStudio } from '@studio-portal/sdk/api/studios';
import type { Studio } from '@studio-portal/sdk/types';
import { isTenantConnected, useSession } from '../../../lib/session/useSession.ts';

/**
 * Returns the user's home studio in a tenant; undefined for visitors, while loading, and if there
 * is none.
 */
export function useHomeStudio(tenant: string | undefined): Studio | undefined {
  const { user } = useSession();
  const { data } = useGetHomeStudio({
    query: {
      enabled: isTenantConnected(user, tenant),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  });
  return data;
}
