/**
 * Loads the data of pages from the backend over HTTP as a visitor without cookies, so that no personal data is
 * cached.
 */
import { ApiError } from '@studio-portal/sdk';
import { createSdk, createStudioClient } from '@studio-portal/sdk/fetch';
import type { Named, PageBackend } from '@studio-portal/page-server/PageBackend';
import {
  appointmentSchema,
  brandSchema,
  studioListSchema,
  newsSchema,
  studioSchema,
  validateAnswer,
  translationsSchema,
} from './answerSchemas.ts';
import { createBackendDispatcher } from './backendDispatcher.ts';
import { createAnswerCache } from './answerCache.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that a call may take; a page is better without its result than waiting longer. */
const callTimeout = 3_000;

/** Cookies that the portal sets in the browser itself: the choice about analytics, and the cookies of analytics. */
const portalCookie = /^(?:analytics-opt-out|_ga\w*)=/;

/** Returns the request headers that the portal sends (spec 2, section 7, Request headers). */
const requestHeaders = ({
  tenant,
  facilityGroup,
  overrideConfigId,
}: Named): Record<string, string> => ({
  ...(tenant === undefined ? {} : { 'X-Tenant': tenant }),
  ...(facilityGroup === undefined ? {} : { 'X-Public-Facility-Group': facilityGroup }),
  ...(overrideConfigId === undefined
    ? {}
    : { 'X-Whitelabel-Override-Config-ID': String(overrideConfigId) }),
});

const namedParts = ({ tenant, facilityGroup, overrideConfigId }: Named) =>
  [tenant, facilityGroup, overrideConfigId] as const;

const isUnnamed = (named: Named): boolean => namedParts(named).every((part) => part === undefined);

/** Creates the data source of pages. Answers are cached; calls throw BackendUnavailableError if there is neither a new nor an old one. */
export function pageBackend(
  { apiOrigin, apiPublicOrigin, forwarded }: Settings,
  metrics: Metrics,
): PageBackend {
  const cached = createAnswerCache(metrics.countAnswer);
  const dispatcher = createBackendDispatcher();
  // The SDK's timeout counts from the last byte, but a page waits only this long.
  const timedFetch = metrics.measureFetch((url, init) => {
    const limit = AbortSignal.timeout(callTimeout);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(url, { ...init, dispatcher, signal });
  });
  const client = createStudioClient(
    createSdk({
      baseUrl: apiOrigin,
      hosts: { translations: forwarded.get('translation-host') ?? '' },
      timeout: callTimeout,
      // A waiting user reloads the page sooner than a retry would answer.
      retries: 0,
      fetch: timedFetch,
    }),
  );
  const loadRendered = cached({
    name: 'render',
    cacheKey: (path, headers) => [path, headers],
    load: async (path: string, headers: Record<string, string>) => {
      const answer = await timedFetch(new URL(path, apiOrigin).href, { headers });
      return { status: answer.status, text: await answer.text() };
    },
  });
  return {
    brand: cached({
      name: 'getWhitelabelConfig',
      cacheKey: (named, hostname) => [...namedParts(named), isUnnamed(named) && hostname],
      load: (named: Named, hostname: string) =>
        withFallback(null, async () => {
          const headers = { ...requestHeaders(named), 'X-Forwarded-Host': hostname };
          const { data } = await client.GET('/whitelabelconfigs/web', { headers });
          return validateAnswer(brandSchema, data);
        }),
    }),
    studio: cached({
      name: 'getPublicStudio',
      cacheKey: (named, studioId) => [...namedParts(named), studioId],
      load: (named: Named, studioId: number) =>
        withFallback(null, async () => {
          const { data } = await client.GET('/nox/public/v1/studios/{studioId}', {
            params: { path: { studioId } },
            headers: requestHeaders(named),
          });
          return validateAnswer(studioSchema, data);
        }),
    }),
    latestNews: cached({
      name: 'listStudioNews',
      cacheKey: (named, studioId) => [...namedParts(named), studioId],
      load: (named: Named, organizationUnitId: number) =>
        withFallback(null, async () => {
          const { data } = await client.GET('/nox/public/v1/studionews', {
            params: { query: { organizationUnitId } },
            headers: requestHeaders(named),
          });
          const [latest] = validateAnswer(newsSchema, data);
          return latest ? { image: latest.image } : null;
        }),
    }),
    listedStudios: cached({
      name: 'listBookingPortalStudios',
      cacheKey: (named, language) => [...namedParts(named), language],
      load: (named: Named, language: string | null) =>
        withFallback([], async () => {
          const { data } = await client.GET('/v1/public/studios/forbookingportal', {
            headers: { ...requestHeaders(named), ...(language && { 'Accept-Language': language }) },
          });
          return validateAnswer(studioListSchema, data).map(({ studioUuid, image }) => ({
            studioUuid,
            image,
          }));
        }),
    }),
    appointment: cached({
      name: 'getPublicCourse',
      cacheKey: (named, itemId, language) => [...namedParts(named), itemId, language],
      load: (named: Named, itemId: number, language: string) =>
        withFallback(null, async () => {
          const { data } = await client.GET('/nox/public/v1/bookableitems/course/{itemId}', {
            params: { path: { itemId } },
            headers: { ...requestHeaders(named), 'Accept-Language': language },
          });
          return validateAnswer(appointmentSchema, data);
        }),
    }),
    words: cached({
      name: 'getTranslations',
      cacheKey: (tag, language) => [tag, language],
      load: (tag: string, language: string) =>
        withFallback({}, async () => {
          const { data } = await client.GET('/{tag}/{language}.json', {
            params: { path: { tag, language } },
          });
          return validateAnswer(translationsSchema, data);
        }),
    }),
    visit: async (path, { headers }) => {
      const { status, text } = await loadRendered(path, Object.fromEntries(new Headers(headers)));
      return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
    },
    // Without a cookie of the backend there is no session. If there are several, only the backend knows which
    // one holds it.
    isSignedOut: async ({ headers: { cookie = '' } }) =>
      apiPublicOrigin === null &&
      cookie.split(';').every((one) => one.trim() === '' || portalCookie.test(one.trim())),
  };
}

/** Returns a fallback if the backend answers 404, or 400, which it does for an address that no chain can have. */
async function withFallback<Found, Other>(
  fallback: Other,
  ask: () => Promise<Found>,
): Promise<Found | Other> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return fallback;
    throw error;
  }
}
