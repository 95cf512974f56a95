import { QueryCache, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { reportUnexpected } from '../lib/errorReports/reportUnexpected.ts';
import { createMutationCache } from '../lib/api/cache/createMutationCache.ts';
import { isSameInstant } from '../lib/dates/dates.ts';

/**
 * Reuses equal parts of two responses, so that a refetch of the same data does not re-render.
 * Unlike React Query's default it also compares dates (decision: design, "structural sharing").
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  if (isSameInstant(before, after)) return before;
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
 * Creates the query client. Retries are off, since the SDK's runtime retries already. Network mode
 * "always" makes requests fail when offline, so that the user sees an error; React Query would wait
 * silently.
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
