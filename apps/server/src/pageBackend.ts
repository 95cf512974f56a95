/** Queries of the page server, asked of a backend over HTTP as a visitor would: without cookies, so that nothing of one person is kept. */
import { ApiError } from '@studio-portal/sdk';
import { createSdk, createStudioClient } from '@studio-portal/sdk/fetch';
import type { Named, PageBackend } from '@studio-portal/page-server/PageBackend';
import {
  appointmentParts,
  brandParts,
  listedParts,
  newsParts,
  studioParts,
  usable,
  wordsParts,
} from './answers.ts';
import { createKeeper } from './kept.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that a call may take: a page that waits longer is better off without what it brings. */
const patience = 3_000;

/** Cookies that the portal sets in the browser itself: what a reader has said to analytics, and what that keeps. */
const ofPortal = /^(?:analytics-opt-out|_ga\w*)=/;

/** As the portal sends them (specification 2, section 7, "Request headers"). */
const headersOf = ({ tenant, facilityGroup, overrideConfigId }: Named): Record<string, string> => ({
  ...(tenant === undefined ? {} : { 'X-Tenant': tenant }),
  ...(facilityGroup === undefined ? {} : { 'X-Public-Facility-Group': facilityGroup }),
  ...(overrideConfigId === undefined
    ? {}
    : { 'X-Whitelabel-Override-Config-ID': String(overrideConfigId) }),
});

const keyOf = ({ tenant, facilityGroup, overrideConfigId }: Named) =>
  [tenant, facilityGroup, overrideConfigId] as const;

const namesNobody = (named: Named): boolean => keyOf(named).every((part) => part === undefined);

export function pageBackend(
  { apiOrigin, apiPublicOrigin, forwarded }: Settings,
  metrics: Metrics,
): PageBackend {
  const keep = createKeeper(metrics.answered);
  const timedFetch = metrics.timed((url, init) => fetch(url, init));
  const client = createStudioClient(
    createSdk({
      baseUrl: apiOrigin,
      hosts: { translations: forwarded.get('translation-host') ?? '' },
      timeout: patience,
      // Whoever waits for the page asks again sooner than this would.
      retries: 0,
      fetch: timedFetch,
    }),
  );
  const visited = keep({
    name: 'render',
    keyOf: (path, headers) => [path, headers],
    ask: async (path: string, headers: Record<string, string>) => {
      const answer = await timedFetch(new URL(path, apiOrigin).href, {
        headers,
        signal: AbortSignal.timeout(patience),
      });
      return { status: answer.status, text: await answer.text() };
    },
  });
  return {
    brand: keep({
      name: 'getWhitelabelConfig',
      keyOf: (named, hostname) => [...keyOf(named), namesNobody(named) && hostname],
      ask: (named: Named, hostname: string) =>
        orElse(null, async () => {
          const headers = { ...headersOf(named), 'X-Forwarded-Host': hostname };
          const { data } = await client.GET('/whitelabelconfigs/web', { headers });
          return usable(brandParts, data);
        }),
    }),
    studio: keep({
      name: 'getPublicStudio',
      keyOf: (named, studioId) => [...keyOf(named), studioId],
      ask: (named: Named, studioId: number) =>
        orElse(null, async () => {
          const { data } = await client.GET('/nox/public/v1/studios/{studioId}', {
            params: { path: { studioId } },
            headers: headersOf(named),
          });
          return usable(studioParts, data);
        }),
    }),
    latestNews: keep({
      name: 'listStudioNews',
      keyOf: (named, studioId) => [...keyOf(named), studioId],
      ask: (named: Named, organizationUnitId: number) =>
        orElse(null, async () => {
          const { data } = await client.GET('/nox/public/v1/studionews', {
            params: { query: { organizationUnitId } },
            headers: headersOf(named),
          });
          const [latest] = usable(newsParts, data);
          return latest ? { image: latest.image } : null;
        }),
    }),
    listedStudios: keep({
      name: 'listBookingPortalStudios',
      keyOf: (named, language) => [...keyOf(named), language],
      ask: (named: Named, language: string | null) =>
        orElse([], async () => {
          const { data } = await client.GET('/v1/public/studios/forbookingportal', {
            headers: { ...headersOf(named), ...(language && { 'Accept-Language': language }) },
          });
          return usable(listedParts, data).map(({ studioUuid, image }) => ({ studioUuid, image }));
        }),
    }),
    appointment: keep({
      name: 'getPublicCourse',
      keyOf: (named, itemId) => [...keyOf(named), itemId],
      ask: (named: Named, itemId: number) =>
        orElse(null, async () => {
          const { data } = await client.GET('/nox/public/v1/bookableitems/course/{itemId}', {
            params: { path: { itemId } },
            headers: headersOf(named),
          });
          return usable(appointmentParts, data);
        }),
    }),
    words: keep({
      name: 'getTranslations',
      keyOf: (tag, language) => [tag, language],
      ask: (tag: string, language: string) =>
        orElse({}, async () => {
          const { data } = await client.GET('/{tag}/{language}.json', {
            params: { path: { tag, language } },
          });
          return usable(wordsParts, data);
        }),
    }),
    visit: async (path, { headers }) => {
      const { status, text } = await visited(path, Object.fromEntries(new Headers(headers)));
      return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
    },
    // Without a cookie of the backend there is no session; which of several is the session's, it alone knows.
    isSignedOut: async ({ headers: { cookie = '' } }) =>
      apiPublicOrigin === null &&
      cookie.split(';').every((one) => one.trim() === '' || ofPortal.test(one.trim())),
  };
}

/** Another answer for what is not there, or cannot be: the backend refuses an address that no chain has. */
async function orElse<Found, Other>(
  other: Other,
  ask: () => Promise<Found>,
): Promise<Found | Other> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return other;
    throw error;
  }
}
