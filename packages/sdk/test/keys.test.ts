import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  getListCourseSliceInfiniteQueryKey,
  getListCourseSliceQueryKey,
} from '../src/generated/api/bookable-items.ts';
import {
  getGetCalendarItemQueryKey,
  getGetCalendarItemQueryOptions,
} from '../src/generated/api/calendar.ts';
import { getGetStudioLogoQueryKey } from '../src/generated/api/studios.ts';
import { getGetTenantQueryKey, getGetTenantQueryOptions } from '../src/generated/api/tenant.ts';
import { getGetTranslationsQueryKey } from '../src/generated/api/translations.ts';
import { configureSdk, type RequestContext } from '../src/index.ts';
import { mockBackend, json, getApiError } from './backend.ts';

const northside = { tenant: 'northside', accountContext: 'MY_SPORTS', language: 'de-DE' };

describe('query keys', () => {
  test('consist of operation, scope and parameters', () => {
    mockBackend(json({}));
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
  ])('change with the %s', (_what, change) => {
    mockBackend(json({}));
    configureSdk({ context: () => northside });
    const before = getGetTenantQueryKey();
    change();
    expect(getGetTenantQueryKey()).not.toEqual(before);
  });

  test('contain the host of an external service', () => {
    mockBackend(json({}));
    configureSdk({ hosts: { translations: 'https://texts.example' } });
    expect(getGetTranslationsQueryKey('volt', 'en-GB')[1]).toMatchObject({
      backend: 'https://texts.example',
    });
  });

  test('keep ids that are 0 or empty', () => {
    mockBackend(json({}));
    expect(getGetStudioLogoQueryKey(0).at(-1)).toBe(0);
    expect(getGetCalendarItemQueryKey('').at(-1)).toBe('');
  });

  test('share a prefix between the paged query and a single page, but differ', () => {
    mockBackend(json({}));
    const params = { organizationUnitId: 1, startDate: '2026-11-23', endDate: '2026-11-29' };
    const [pages, page] = [
      getListCourseSliceInfiniteQueryKey(params),
      getListCourseSliceQueryKey(params),
    ];
    expect([pages[0], page[0]]).toEqual(['listCourseSlice', 'listCourseSlice']);
    expect(pages).not.toEqual(page);
  });
});

describe('data of another chain', () => {
  /** Starts a backend that records the tenant of its requests, with a context that can change. */
  const chains = () => {
    const current: { context: RequestContext } = { context: { ...northside } };
    const backend = mockBackend(() => json({}));
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

  test('is cached apart, and a prefix finds both', async () => {
    const { current, client } = chains();
    await client.query(getGetTenantQueryOptions());
    current.context = { ...northside, tenant: 'volt' };
    expect(client.getQueryData(getGetTenantQueryKey())).toBeUndefined();
    await client.query(getGetTenantQueryOptions());
    expect(client.getQueriesData({ queryKey: ['getTenant'] })).toHaveLength(2);
  });

  test('is cached under the original chain when the context changes while waiting for `ready`', async () => {
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

  test('is refetched from the chain in the key after the context changed', async () => {
    const { current, client } = chains();
    await client.query(getGetTenantQueryOptions());
    current.context = { tenant: 'volt' };
    configureSdk({ baseUrl: 'https://other.example' });
    await client.refetchQueries({ queryKey: ['getTenant'], type: 'all' });
    expect(stored(client)).toMatchObject([{ data: { tenant: 'northside', language: 'de-DE' } }]);
  });

  test('is requested without a tenant if the key has none', async () => {
    const { current, client, backend } = chains();
    current.context = {};
    const options = getGetTenantQueryOptions();
    current.context = { tenant: 'volt', language: 'en-GB' };
    await client.query(options);
    expect(Object.fromEntries(backend.requests[0]?.headers ?? [])).toEqual({
      'x-nox-client-type': 'WEB',
    });
  });

  test('is requested from the backend in the key', async () => {
    const { backend, client } = chains();
    configureSdk({ baseUrl: 'https://one.example' });
    const options = getGetCalendarItemQueryOptions('a');
    configureSdk({ baseUrl: 'https://two.example' });
    await client.query(options);
    expect(backend.requests[0]?.url).toBe('https://one.example/nox/v1/calendar/a');
  });

  test('does not depend on a custom query key', async () => {
    const { backend, client } = chains();
    await client.query({ ...getGetTenantQueryOptions(), queryKey: ['mine', 'northside'] });
    expect(backend.requests[0]?.headers.get('X-Tenant')).toBe('northside');
    mockBackend(json({ errorCode: 'tenant.error.notfound' }, 404));
    expect(
      (await getApiError(client.query({ ...getGetTenantQueryOptions(), queryKey: ['x'] }))).status,
    ).toBe(404);
  });
});
