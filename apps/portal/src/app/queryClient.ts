import { QueryCache, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { reportUnexpected } from '../lib/errorReports/reportUnexpected.ts';
import { createMutationCache } from '../lib/api/cache/createMutationCache.ts';
import { sameInstant } from '../lib/dates/dates.ts';

/**
 * React Query keeps what is equal in two answers, so that a refetch of the same data renders nothing. It does not look into
 * dates; this does (decision: design, "structural sharing").
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  if (sameInstant(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((item, index) => shareStructure(before[index], item));
    return shared.length === before.length && shared.every((item, index) => item === before[index])
      ? before
      : shared;
  }
  if (isRecord(before) && isRecord(after)) {
    const shared = Object.fromEntries(
      Object.entries(after).map(([key, value]) => [key, shareStructure(before[key], value)]),
    );
    const keys = Object.keys(shared);
    return keys.length === Object.keys(before).length &&
      keys.every((key) => shared[key] === before[key])
      ? before
      : shared;
  }
  return replaceEqualDeep(before, after);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The server's state in the browser. The SDK's runtime retries; a second retry here would only double the wait.
 * Without a network everything is tried nevertheless: React Query would wait in silence, where the reader is to be told.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: createMutationCache(() => client),
    queryCache: new QueryCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        structuralSharing: shareStructure,
        retry: false,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
