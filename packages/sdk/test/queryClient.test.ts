import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getGetTenantQueryOptions } from '../src/generated/api/tenant.ts';
import { queryClientDefaults } from '../src/query.ts';
import { errorResponse, mockBackend } from './backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [404, 1],
  [503, 3],
])('after a %i, queries are not repeated beyond the retries of the call', async (status, sent) => {
  const backend = mockBackend(errorResponse(status, 'some.code'));
  const client = new QueryClient({ defaultOptions: queryClientDefaults });
  const query = new QueryObserver(client, getGetTenantQueryOptions());
  onTestFinished(query.subscribe(() => undefined));
  await vi.runAllTimersAsync();
  expect(query.getCurrentResult()).toMatchObject({ status: 'error', error: { status } });
  expect(backend.requests).toHaveLength(sent);
});

describe('refetched data', () => {
  const share = queryClientDefaults.queries.structuralSharing;
  const before = {
    at: new Date(1000),
    list: [
      { on: new Date(2000), name: 'a' },
      { on: new Date(3000), name: 'b' },
    ],
  };

  test('is the same object if it is equal, including dates', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });

  test('is new only where it has changed', () => {
    const after = structuredClone(before);
    after.list[1] = { on: new Date(3001), name: 'b' };
    const shared = share(before, after);
    expect(shared).toEqual(after);
    expect(shared).toMatchObject({ at: before.at, list: [before.list[0], after.list[1]] });
  });

  test.each([
    [undefined, 1],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [new Date(1), 'x'],
    [null, {}],
  ])('%j becomes %j', (one, other) => expect(share(one, other)).toEqual(other));
});
