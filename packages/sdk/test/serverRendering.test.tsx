/** Renders many pages at once and checks that chains do not mix and that dates stay dates. */
import {
  dehydrate,
  type DehydratedState,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Suspense } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import {
  getGetCalendarItemQueryKey,
  prefetchGetCalendarItemQuery,
  useGetCalendarItem,
} from '../src/generated/api/calendar.ts';
import {
  getGetStudioLogoQueryKey,
  prefetchGetStudioLogoQuery,
} from '../src/generated/api/studios.ts';
import {
  getGetTenantSuspenseQueryOptions,
  getTenant,
  useGetTenantSuspense,
} from '../src/generated/api/tenant.ts';
import { hydrationOptions } from '../src/hydration.ts';
import { configureSdk, createSdk, type Sdk } from '../src/index.ts';
import { SdkProvider } from '../src/react.ts';
import { mockBackend, json } from './backend.ts';
import { startServer } from './server.ts';

/** Returns a backend that responds for the request's tenant after a random delay. */
const slowBackend = () =>
  startServer((request, response) => {
    const body = JSON.stringify({ publicTenantName: request.headers['x-tenant'] });
    setTimeout(
      () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
      Math.random() * 30,
    );
  });

/** Streams a page with two suspended parts; the second starts after the first. */
const stream = (sdk: Sdk): Promise<string> => {
  const Second = () => {
    const options = getGetTenantSuspenseQueryOptions({ request: { sdk } });
    return <i>{useSuspenseQuery({ ...options, queryKey: ['second'] }).data.publicTenantName}</i>;
  };
  const First = () => (
    <p>
      <b>{useGetTenantSuspense().data.publicTenantName}</b>
      <Suspense fallback="…">
        <Second />
      </Suspense>
    </p>
  );
  const { pipe } = renderToPipeableStream(
    <QueryClientProvider client={new QueryClient()}>
      <SdkProvider sdk={sdk}>
        <Suspense fallback="…">
          <First />
        </Suspense>
      </SdkProvider>
    </QueryClientProvider>,
  );
  return text(pipe(new PassThrough()));
};

test('keeps 40 simultaneous pages of each of two chains apart', async () => {
  const { url, stop } = await slowBackend();
  const tenants = Array.from({ length: 80 }, (_, index) => (index % 2 ? 'northside' : 'volt'));
  const pages = await Promise.all(
    tenants.map((tenant) => stream(createSdk({ baseUrl: url, context: () => ({ tenant }) }))),
  );
  stop();
  const shown = pages.map((page) => page.match(/<[bi]>(\w+)/g));
  expect(shown).toEqual(tenants.map((tenant) => [`<b>${tenant}`, `<i>${tenant}`]));
});

// Shows why createSdk exists: with shared configuration, a server would use the last visitor's tenant.
test('mixes pages when all share one configuration', async () => {
  const { url, stop } = await slowBackend();
  const tenants = ['northside', 'volt', 'northside', 'volt'];
  const names = await Promise.all(
    tenants.map(async (tenant) => {
      configureSdk({
        baseUrl: url,
        context: () => ({ tenant }),
        fetch: (to, init) => fetch(to, init),
      });
      return (await getTenant()).publicTenantName;
    }),
  );
  stop();
  expect(names).not.toEqual(tenants);
});

const booking = {
  uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
  startDateTime: '2026-11-26T17:00:00+01:00',
  endDateTime: '2026-11-26T18:00:00+01:00',
  cancelableUntil: null,
};

test('hydrates prefetched data with its dates without refetching', async () => {
  const backend = mockBackend(json(booking));
  const server = new QueryClient({ defaultOptions: hydrationOptions });
  await prefetchGetCalendarItemQuery(server, 'a');
  const state: DehydratedState = JSON.parse(JSON.stringify(dehydrate(server)));

  const browser = new QueryClient({
    defaultOptions: { ...hydrationOptions, queries: { staleTime: 60_000 } },
  });
  hydrate(browser, state);
  expect(browser.getQueryData(getGetCalendarItemQueryKey('a'))).toEqual({
    ...booking,
    startDateTime: new Date('2026-11-26T16:00:00Z'),
    endDateTime: new Date('2026-11-26T17:00:00Z'),
  });
  const Starts = () => <b>{useGetCalendarItem('a').data?.startDateTime.toISOString()}</b>;
  const html = renderToString(
    <QueryClientProvider client={browser}>
      <Starts />
    </QueryClientProvider>,
  );
  expect(html).toBe('<b>2026-11-26T16:00:00.000Z</b>');
  expect(backend.requests).toHaveLength(1);
});

test('leaves files out of the dehydrated state', async () => {
  mockBackend(new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
  const server = new QueryClient({ defaultOptions: hydrationOptions });
  await prefetchGetStudioLogoQuery(server, 1001);
  expect(server.getQueryData(getGetStudioLogoQueryKey(1001))).toBeInstanceOf(Blob);
  expect(dehydrate(server).queries).toEqual([]);
});
