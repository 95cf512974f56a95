import { ApiError } from '@studio-portal/sdk';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { reportError } from '../../errorReports/reportError.ts';
import { createMutationCache } from './createMutationCache.ts';

vi.mock('../../errorReports/reportError.ts', () => ({ reportError: vi.fn<() => void>() }));

const refusal = (status: number) =>
  new ApiError({
    status,
    message: '',
    body: '',
    items: [],
    errorCode: '',
    operationId: 'bookCourse',
    headers: new Headers(),
  });

const clients: QueryClient[] = [];
afterEach(() => vi.mocked(reportError).mockClear());
afterEach(() => clients.splice(0).forEach((client) => client.clear()));

/** A client with two answers, of which a booking makes one untrue; the list is on the page and never comes again. */
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

const isOutdated = (client: QueryClient, operation: string) =>
  client.getQueryState([operation, 'de-DE'])?.isInvalidated;

const write = (
  client: QueryClient,
  mutationFn: () => Promise<unknown>,
  mutationKey = ['bookCourse'],
) => new MutationObserver(client, { mutationKey, mutationFn, retry: false }).mutate();

test('a call outdates what it changes and nothing else, and nobody waits for the lists', async () => {
  const client = clientWithAnswers();
  await expect(write(client, async () => 'booked')).resolves.toBe('booked');
  await vi.waitFor(() => expect(isOutdated(client, 'listPublicCourses')).toBe(true));
  expect(isOutdated(client, 'listStudioNews')).toBe(false);
});

test.each([
  [409, true],
  [422, true],
  [404, true],
  [500, false],
  [401, false],
])('a refusal with %i outdates: %s', async (status, outdated) => {
  const client = clientWithAnswers();
  await expect(write(client, () => Promise.reject(refusal(status)))).rejects.toThrow(ApiError);
  // Whatever is outdated is so by then: the table has come before the call was made.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOutdated(client, 'listPublicCourses')).toBe(outdated);
});

test('what nobody foresaw is told to the operator, a refusal is not', async () => {
  const client = clientWithAnswers();
  const fault = new TypeError('x is not a function');
  await expect(write(client, () => Promise.reject(refusal(409)))).rejects.toThrow(ApiError);
  expect(reportError).not.toHaveBeenCalled();
  await expect(write(client, () => Promise.reject(fault))).rejects.toThrow(fault);
  expect(reportError).toHaveBeenCalledWith(fault, 'answer');
});

test('several calls count together', async () => {
  const client = clientWithAnswers();
  await write(client, async () => undefined, ['saveProfile', 'bookCourse']);
  await vi.waitFor(() => expect(isOutdated(client, 'listPublicCourses')).toBe(true));
});

test.each([[undefined], [['bookCourses']], [['bookCourse', 'sing']], [['listCourses']]])(
  'a mutation that names %j does not begin',
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
