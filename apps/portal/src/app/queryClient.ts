import { queryClientDefaults } from '@studio-portal/sdk/query';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reportUnexpected } from '../lib/errorReports/reportUnexpected.ts';
import { createMutationCache } from '../lib/api/cache/createMutationCache.ts';

/**
 * Creates the query client. Network mode "always" makes requests fail when offline, so that the user
 * sees an error; React Query would wait silently.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: createMutationCache(() => client),
    queryCache: new QueryCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        ...queryClientDefaults.queries,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
