import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createStudioClient } from '../src/fetch.ts';
import {
  bookCourse,
  getGetCalendarItemQueryKey,
  listCurrentCalendarItems,
  useBookCourse,
} from '../src/generated/api/calendar.ts';
import { getTranslations } from '../src/generated/api/translations.ts';
import {
  getGetTenantQueryKey,
  getTenant,
  invalidateGetTenant,
  prefetchGetTenantQuery,
  useGetTenant,
  useGetTenantSuspense,
} from '../src/generated/api/tenant.ts';
import { configureSdk, createSdk, queryKeyOf, type SdkConfig } from '../src/index.ts';
import { shared } from '../src/runtime/config.ts';
import { SdkProvider, useSdk } from '../src/react.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

/** Creates the instance of a chain and records its requests. */
const chain = (tenant: string, own: Partial<SdkConfig> = {}) => {
  const asked: string[] = [];
  const sdk = createSdk({
    baseUrl: `https://${tenant}.example`,
    context: () => ({ tenant }),
    fetch: async (url, init) => {
      const name = new Headers(init.headers).get('X-Tenant') ?? '';
      asked.push(`${url} ${name}`);
      return json({ publicTenantName: name });
    },
    ...own,
  });
  return { sdk, asked };
};
const path = '/nox/public/v1/tenant';

describe('options', () => {
  test('may have a slash at the end of their addresses', async () => {
    const { sdk, asked } = chain('northside', {
      baseUrl: 'https://northside.example/',
      studioApiPath: '/inner/',
      hosts: { translations: 'https://texts.example/' },
    });
    await getTenant({ sdk });
    await getTranslations('volt', 'en-GB', { sdk });
    expect(asked.map((call) => call.split(' ')[0])).toEqual([
      `https://northside.example${path}`,
      expect.stringMatching(/^https:\/\/texts\.example\/\w/),
    ]);
    expect(sdk.studioApiPath).toBe('/inner');
  });

  test('keep their default or current value when undefined', () => {
    const unset = { baseUrl: undefined, timeout: undefined, fetch: undefined, retries: undefined };
    const { sdk } = chain('northside', unset);
    expect(sdk).toMatchObject({ baseUrl: '', timeout: 30_000, retries: 2 });
    expect(sdk.fetch).toBeTypeOf('function');
    mockBackend(json({}));
    configureSdk({ baseUrl: 'https://shared.example', onMaintenance: () => undefined });
    configureSdk({ ...unset, onMaintenance: undefined });
    expect(shared).toMatchObject({ baseUrl: 'https://shared.example', onMaintenance: undefined });
  });
});

describe('calls', () => {
  test('use the given instance, else the shared one', async () => {
    const shared = mockBackend(json({}));
    configureSdk({ baseUrl: 'https://shared.example' });
    const [one, other] = [chain('northside'), chain('volt')];
    await Promise.all([getTenant({ sdk: one.sdk }), getTenant({ sdk: other.sdk }), getTenant()]);
    expect(one.asked).toEqual([`https://northside.example${path} northside`]);
    expect(other.asked).toEqual([`https://volt.example${path} volt`]);
    expect(shared.requests.map(({ url }) => url)).toEqual([`https://shared.example${path}`]);
  });

  test('use the given instance in the client without React', async () => {
    const one = chain('northside');
    await createStudioClient(one.sdk).GET(path);
    expect(one.asked).toEqual([`https://northside.example${path} northside`]);
  });

  test('wait only for the `ready` of their instance', async () => {
    const gate = Promise.withResolvers<void>();
    const [waiting, other] = [chain('northside', { ready: () => gate.promise }), chain('volt')];
    const call = getTenant({ sdk: waiting.sdk });
    await getTenant({ sdk: other.sdk });
    expect(waiting.asked).toEqual([]);
    gate.resolve();
    await call;
    expect(waiting.asked).toHaveLength(1);
  });

  test('ask about the session once per instance', async () => {
    const signedOut = () => errorResponse(401, 'authentication.error.notloggedin');
    const asked = vi.fn<() => boolean>(() => false);
    const ended = chain('northside', { onSignedOut: asked, fetch: async () => signedOut() });
    const other = chain('volt', { onSignedOut: asked, fetch: async () => signedOut() });
    const both = (sdk: typeof ended.sdk) =>
      Promise.all([
        getApiError(listCurrentCalendarItems({ sdk })),
        getApiError(listCurrentCalendarItems({ sdk })),
      ]);
    await Promise.all([both(ended.sdk), both(other.sdk)]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('use the family member and hosts of their instance', async () => {
    mockBackend(json({}));
    configureSdk({ context: () => ({ actingFor: 'somebody else' }) });
    const sent: [string, string | null][] = [];
    const sdk = createSdk({
      hosts: { translations: 'https://texts.example' },
      context: () => ({ actingFor: 'the child' }),
      fetch: async (url, init) => {
        sent.push([url, new Headers(init.headers).get('X-Acting-For')]);
        return json({}, url.includes('booking') ? 201 : 200);
      },
    });
    const place = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };
    await getApiError(bookCourse(place, { sdk })).catch(() => undefined);
    await getTranslations('volt', 'en-GB', { sdk });
    expect(sent.map(([, person]) => person)).toEqual(['the child', null]);
    expect(sent[1]?.[0]).toBe('https://texts.example/volt/en-GB.json');
  });
});

describe('keys', () => {
  test('contain the scope of the given instance, else of the shared one', () => {
    mockBackend(json({}));
    const { sdk } = chain('northside');
    expect(getGetTenantQueryKey(sdk)[1]).toMatchObject({ tenant: 'northside' });
    expect(getGetCalendarItemQueryKey('a', sdk)).toEqual([
      'getCalendarItem',
      expect.objectContaining({ backend: 'https://northside.example', tenant: 'northside' }),
      'a',
    ]);
    expect(queryKeyOf(sdk, 'mine', 7)).toEqual(['mine', getGetTenantQueryKey(sdk)[1], 7]);
    expect(queryKeyOf('mine', 7)).toEqual(['mine', getGetTenantQueryKey()[1], 7]);
  });

  test('match between prefetching and invalidating with an instance', async () => {
    const client = new QueryClient();
    const [one, other] = [chain('northside'), chain('volt')];
    for (const { sdk } of [one, other]) await prefetchGetTenantQuery(client, { request: { sdk } });
    await invalidateGetTenant(client, { sdk: one.sdk });
    const isStale = (sdk: typeof one.sdk) =>
      client.getQueryState(getGetTenantQueryKey(sdk))?.isInvalidated;
    expect([isStale(one.sdk), isStale(other.sdk)]).toEqual([true, false]);
  });
});

describe('hooks', () => {
  /** Renders once, waits for the queries, and renders again. */
  const rendered = async (page: ReactNode, client = new QueryClient()) => {
    const all = <QueryClientProvider client={client}>{page}</QueryClientProvider>;
    renderToString(all);
    for (const query of client.getQueryCache().getAll()) await query.fetch();
    return renderToString(all);
  };
  const Name = () => <b>{useGetTenant().data?.publicTenantName}</b>;

  test('support two instances with one cache on a page', async () => {
    mockBackend(json({ publicTenantName: 'shared' }));
    const page = (
      <>
        <Name />
        <SdkProvider sdk={chain('northside').sdk}>
          <Name />
          <SdkProvider sdk={chain('volt').sdk}>
            <Name />
          </SdkProvider>
        </SdkProvider>
      </>
    );
    expect(await rendered(page)).toBe('<b>shared</b><b>northside</b><b>volt</b>');
  });

  test("prefer an instance in their options over the provider's", async () => {
    const { sdk } = chain('volt');
    const Own = () => <b>{useGetTenant({ request: { sdk } }).data?.publicTenantName}</b>;
    const page = (
      <SdkProvider sdk={chain('northside').sdk}>
        <Own />
      </SdkProvider>
    );
    expect(await rendered(page)).toBe('<b>volt</b>');
  });

  test("use the provider's instance for suspense and mutations too", async () => {
    const one = chain('northside');
    const client = new QueryClient();
    client.setQueryData(getGetTenantQueryKey(one.sdk), { publicTenantName: 'kept' });
    let book: (() => Promise<unknown>) | undefined;
    const Page = () => {
      const { mutateAsync } = useBookCourse();
      const data = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };
      book = () => mutateAsync({ data });
      return <b>{useGetTenantSuspense().data.publicTenantName}</b>;
    };
    const html = renderToString(
      <QueryClientProvider client={client}>
        <SdkProvider sdk={one.sdk}>
          <Page />
        </SdkProvider>
      </QueryClientProvider>,
    );
    expect(html).toBe('<b>kept</b>');
    await getApiError(book?.() ?? Promise.resolve());
    expect(one.asked).toEqual([
      expect.stringMatching(/^https:\/\/northside\.example.* northside$/),
    ]);
  });

  test("return the provider's instance from useSdk, and undefined without a provider", () => {
    const found: unknown[] = [];
    const Find = () => (found.push(useSdk()), null);
    const { sdk } = chain('northside');
    renderToString(
      <>
        <Find />
        <SdkProvider sdk={sdk}>
          <Find />
        </SdkProvider>
      </>,
    );
    expect(found).toEqual([undefined, sdk]);
  });
});
