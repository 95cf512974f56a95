import { ApiError } from '@studio-portal/sdk';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleError } from '../../../testing/sampleError.ts';
import { reportError } from '../../errorReports/reportError.ts';
import { createMutationCache } from './createMutationCache.ts';

vi.mock('../../errorReports/reportError.ts', () => ({ reportError: vi.fn<() => void>() }));

const clients: QueryClient[] = [];
afterEach(() => vi.mocked(reportError).mockClear());
afterEach(() => clients.splice(0).forEach((client) => client.clear()));

/**
 * Returns a client with two cached queries, one of which a booking invalidates. The refetch of that
 * list never resolves.
 */
function clientWithAnswers(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: createMutationCache(() => client),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  clients.push(client);
  client.setQueryData(['listPublicCourses', 'de-DE'], []);
  client.setQueryData(['listStudioNews', 'de-DE'], []);
  new QueryObserver(client, {
    queryKey: ['listPublicCourses', 'de-DE'],
    queryFn: () => new Promise<never>(() => undefined),
  }).subscribe(() => undefined);
  return client;
}

const isInvalidated = (client: QueryClient, operation: string) =>
  client.getQueryState([operation, 'de-DE'])?.isInvalidated;

const write = (
  client: QueryClient,
  mutationFn: () => Promise<unknown>,
  mutationKey = ['bookCourse'],
) => new MutationObserver(client, { mutationKey, mutationFn, retry: false }).mutate();

test('invalidates affected queries only and does not wait for their refetch', async () => {
  const client = clientWithAnswers();
  await expect(write(client, async () => 'booked')).resolves.toBe('booked');
  await expect.poll(() => isInvalidated(client, 'listPublicCourses')).toBe(true);
  expect(isInvalidated(client, 'listStudioNews')).toBe(false);
});

test.each([
  [409, true],
  [422, true],
  [404, true],
  [500, false],
  [401, false],
])('a refusal with %i invalidates: %s', async (status, outdated) => {
  const client = clientWithAnswers();
  await expect(write(client, () => Promise.reject(sampleError(status, 'sample')))).rejects.toThrow(
    ApiError,
  );
  // Invalidation is done by now, because the table loads before the call is made.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isInvalidated(client, 'listPublicCourses')).toBe(outdated);
});

test('reports unexpected errors to the operator, but not declared ones', async () => {
  const client = clientWithAnswers();
  const fault = new TypeError('x is not a function');
  await expect(write(client, () => Promise.reject(sampleError(409, 'sample')))).rejects.toThrow(
    ApiError,
  );
  expect(reportError).not.toHaveBeenCalled();
  await expect(write(client, () => Promise.reject(fault))).rejects.toThrow(fault);
  expect(reportError).toHaveBeenCalledWith(fault, 'answer');
});

test('combines the effects of several calls', async () => {
  const client = clientWithAnswers();
  await write(client, async () => undefined, ['saveProfile', 'bookCourse']);
  await expect.poll(() => isInvalidated(client, 'listPublicCourses')).toBe(true);
});

test.each([[undefined], [['bookCourses']], [['bookCourse', 'sing']], [['listCourses']]])(
  'rejects a mutation with the key %j',
  async (mutationKey) => {
    const client = clientWithAnswers();
    const mutationFn = vi.fn<() => Promise<unknown>>(async () => undefined);
    const observer = new MutationObserver(client, {
      mutationFn,
      ...(mutationKey ? { mutationKey } : {}),
    });
    await expect(observer.mutate()).rejects.toThrow('lib/api/cache/changes.ts');
    expect(mutationFn).not.toHaveBeenCalled();
  },
);
