import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  getListCourseSliceInfiniteQueryKey,
  getListCourseSliceQueryKey,
} from '../src/generated/client/bookable-items/bookable-items.ts';
import {
  getGetCalendarItemQueryKey,
  getGetCalendarItemQueryOptions,
} from '../src/generated/client/calendar/calendar.ts';
import { getGetStudioLogoQueryKey } from '../src/generated/client/studios/studios.ts';
import {
  getGetTenantQueryKey,
  getGetTenantQueryOptions,
} from '../src/generated/client/tenant/tenant.ts';
import { getGetTranslationsQueryKey } from '../src/generated/client/translations/translations.ts';
import { configureSdk, type RequestContext } from '../src/index.ts';
import { answering, json, refused } from './backend.ts';

const northside = { tenant: 'northside', accountContext: 'MY_SPORTS', language: 'de-DE' };

describe('a query key', () => {
  test('is the operation, then the scope, then the parameters', () => {
    answering(json({}));
    configureSdk({ baseUrl: 'https://api.example', context: () => northside });
    expect(getGetCalendarItemQueryKey('a')).toEqual([
      'getCalendarItem',
      { backend: 'https://api.example', ...northside },
      'a',
    ]);
    expect(getGetTenantQueryKey()).toHaveLength(2);
  });

  test.each<[what: string, change: () => void]>([
    ['tenant', () => configureSdk({ context: () => ({ ...northside, tenant: 'volt' }) })],
    [
      'account context',
      () => configureSdk({ context: () => ({ ...northside, accountContext: 'FIT_X' }) }),
    ],
    ['language', () => configureSdk({ context: () => ({ ...northside, language: 'en-GB' }) })],
    ['backend', () => configureSdk({ baseUrl: 'https://other.example' })],
  ])('is another one for another %s', (_what, change) => {
    answering(json({}));
    configureSdk({ context: () => northside });
    const before = getGetTenantQueryKey();
    change();
    expect(getGetTenantQueryKey()).not.toEqual(before);
  });

  test('names the host of a service beside the backend', () => {
    answering(json({}));
    configureSdk({ hosts: { translations: 'https://texts.example' } });
    expect(getGetTranslationsQueryKey('volt', 'en-GB')[1]).toMatchObject({
      backend: 'https://texts.example',
    });
  });

  test('holds an id of 0 and an empty one', () => {
    answering(json({}));
    expect(getGetStudioLogoQueryKey(0).at(-1)).toBe(0);
    expect(getGetCalendarItemQueryKey('').at(-1)).toBe('');
  });

  test('of pages and of one page begin alike, and are two', () => {
    answering(json({}));
    const params = { organizationUnitId: 1, startDate: '2026-11-23', endDate: '2026-11-29' };
    const [pages, page] = [
      getListCourseSliceInfiniteQueryKey(params),
      getListCourseSliceQueryKey(params),
    ];
    expect([pages[0], page[0]]).toEqual(['listCourseSlice', 'listCourseSlice']);
    expect(pages).not.toEqual(page);
  });
});

describe('what one chain answered', () => {
  /** A backend that says whom it was asked for, and a context that can change. */
  const chains = () => {
    const current: { context: RequestContext } = { context: { ...northside } };
    const backend = answering(() => json({}));
    configureSdk({
      context: () => current.context,
      fetch: async (url, init) => {
        const headers = new Headers(init.headers);
        backend.requests.push({ url, init, headers, body: '' });
        return json({ tenant: headers.get('X-Tenant'), language: headers.get('Accept-Language') });
      },
    });
    return {
      current,
      backend,
      client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    };
  };
  const stored = (client: QueryClient) =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => ({ scope: queryKey[1], data: state.data }));

  test('is not found under another, and a prefix finds both', async () => {
    const { current, client } = chains();
    await client.query(getGetTenantQueryOptions());
    current.context = { ...northside, tenant: 'volt' };
    expect(client.getQueryData(getGetTenantQueryKey())).toBeUndefined();
    await client.query(getGetTenantQueryOptions());
    expect(client.getQueriesData({ queryKey: ['getTenant'] })).toHaveLength(2);
  });

  test('is stored under that chain when the context changes while the call waits for `ready`', async () => {
    const { current, client, backend } = chains();
    const gate = Promise.withResolvers<void>();
    configureSdk({ ready: () => gate.promise });
    const query = client.query(getGetTenantQueryOptions());
    current.context = { ...northside, tenant: 'volt', language: 'en-GB' };
    gate.resolve();
    await query;
    expect(backend.requests).toHaveLength(1);
    expect(stored(client)).toEqual([
      {
        scope: expect.objectContaining({ tenant: 'northside', language: 'de-DE' }),
        data: { tenant: 'northside', language: 'de-DE' },
      },
    ]);
  });

  test('is asked of that chain on a refetch, whatever the context is by then', async () => {
    const { current, client } = chains();
    await client.query(getGetTenantQueryOptions());
    current.context = { tenant: 'volt' };
    configureSdk({ baseUrl: 'https://other.example' });
    await client.refetchQueries({ queryKey: ['getTenant'], type: 'all' });
    expect(stored(client)).toMatchObject([{ data: { tenant: 'northside', language: 'de-DE' } }]);
  });

  test('is asked without a tenant for a key without one', async () => {
    const { current, client, backend } = chains();
    current.context = {};
    const options = getGetTenantQueryOptions();
    current.context = { tenant: 'volt', language: 'en-GB' };
    await client.query(options);
    expect(Object.fromEntries(backend.requests[0]?.headers ?? [])).toEqual({
      'x-nox-client-type': 'WEB',
    });
  });

  test('is asked at the backend of the key', async () => {
    const { backend, client } = chains();
    configureSdk({ baseUrl: 'https://one.example' });
    const options = getGetCalendarItemQueryOptions('a');
    configureSdk({ baseUrl: 'https://two.example' });
    await client.query(options);
    expect(backend.requests[0]?.url).toBe('https://one.example/nox/v1/calendar/a');
  });

  test('a key of one’s own changes nothing about what is sent', async () => {
    const { backend, client } = chains();
    await client.query({ ...getGetTenantQueryOptions(), queryKey: ['mine', 'northside'] });
    expect(backend.requests[0]?.headers.get('X-Tenant')).toBe('northside');
    answering(json({ errorCode: 'tenant.error.notfound' }, 404));
    expect(
      (await refused(client.query({ ...getGetTenantQueryOptions(), queryKey: ['x'] }))).status,
    ).toBe(404);
  });
});
