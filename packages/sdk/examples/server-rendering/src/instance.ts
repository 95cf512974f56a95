import { createSdk, type Sdk } from '@studio-portal/sdk';
import { hydrationOptions } from '@studio-portal/sdk/hydration';
import { queryClientDefaults } from '@studio-portal/sdk/query';
import { QueryClient } from '@tanstack/react-query';

/**
 * Returns the SDK instance of one chain. Server and browser use the same base URL, because it is part of the query
 * keys under which the browser finds prefetched data; only `fetch` differs.
 */
export const instanceOf = (tenant: string, fetch?: Sdk['fetch']): Sdk =>
  createSdk({ context: () => ({ tenant, language: 'en-GB' }), ...(fetch && { fetch }) });

/**
 * Creates the cache of one page. With this stale time, the browser does not refetch what the server has just loaded.
 */
export const createCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      ...hydrationOptions,
      queries: { ...queryClientDefaults.queries, staleTime: 60_000 },
    },
  });
