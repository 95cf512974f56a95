import createCache, { type EmotionCache } from '@emotion/cache';
import { hydrationOptions } from '@studio-portal/sdk/hydration';
import { prefetchListPublicFeaturesQuery } from '@studio-portal/sdk/api/features';
import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import { prefetchListPublicActiveMenuEntriesQuery } from '@studio-portal/sdk/api/menu';
import { prefetchGetPublicStudioQuery } from '@studio-portal/sdk/api/studios';
import { prefetchGetTenantQuery } from '@studio-portal/sdk/api/tenant';
import { createSdk, type Sdk } from '@studio-portal/sdk';
import { SdkProvider } from '@studio-portal/sdk/react';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { createBrandTheme } from '@studio-portal/ui/theme';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from '../app/App.tsx';
import { MatchedRoutes } from '../app/Routing.tsx';
import { readAddress } from '../lib/address/readAddress.ts';
import { environmentOf } from '../lib/browser/environment.ts';
import { EnvironmentContext } from '../lib/browser/EnvironmentContext.ts';
import { setting } from '../lib/browser/setting.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { messagesOf } from './messagesOf.ts';
import { pageAt } from './pageAt.ts';
import { renderedRoutes } from './renderedRoutes.ts';

/** A visitor's request for a page. */
export interface PageRequest {
  /** Path and query as the visitor sees them. */
  url: URL;
  hostname: string;
  locale: Locale;
  /** The brand's own texts, by message id. */
  words: Readonly<Record<string, string>>;
  whitelabel: WhitelabelConfig;
  /** Calls the backend as a visitor, with a path as the browser would. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

export interface RenderedPage {
  /** Content of `#root`, which the browser hydrates. */
  html: string;
  /** Pictures to preload, as elements of the head. */
  links: string;
  /** Style elements, by the `data-emotion` under which Emotion finds them again in the browser. */
  styles: readonly { dataEmotion: string; css: string }[];
  /** The backend's responses as JSON, for `hydrate` in the browser. */
  state: string;
}

/**
 * Renders a page as a visitor sees it before its own data is loaded: the frame, the title, forms, and skeletons of the rest.
 * @returns null for a page that the browser renders
 * @throws when a component fails outside a Suspense boundary
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { url, hostname, locale, words, whitelabel } = request;
  const { route } = pageAt(url);
  // A finder that names a studio leads on to it.
  const leadsOn = route === 'studios' && readAddress(url).organizationUnitId !== undefined;
  if (!renderedRoutes.has(route) || leadsOn) return null;
  const sdk = sdkOf(request);
  const queryClient = new QueryClient({
    defaultOptions: { ...hydrationOptions, queries: { retry: false, staleTime: 30_000 } },
  });
  await prefetchStartUp(queryClient, sdk, url);
  const state = JSON.stringify(dehydrate(queryClient));
  queryClient.setQueryData(getGetUserInfoQueryKey(sdk), null);
  const styles = createCache({ key: 'sp' });
  // Keeps the styles, which are else dropped once they are written beside their element.
  styles.compat = true;
  const { prelude } = await prerender(
    <SdkProvider sdk={sdk}>
      <EnvironmentContext value={environmentOf(hostname)}>
        <App
          {...{ styles, queryClient, whitelabel }}
          theme={createBrandTheme(whitelabel.style)}
          initialLocale={locale}
          localeIsWanted
          initialMessages={await messagesOf(locale, words)}
        >
          <StaticRouter location={url.pathname + url.search}>
            <MatchedRoutes />
          </StaticRouter>
        </App>
      </EnvironmentContext>
    </SdkProvider>,
    // In place, however large: moving it there later takes a script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const whole = await new Response(prelude).text();
  // Title and preloads, which belong into a head, come first.
  const [head = ''] = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/.exec(whole) ?? [];
  return {
    html: whole.slice(head.length),
    links: head.replace(/<title>[^<]*<\/title>/, ''),
    styles: styleElements(styles),
    state,
  };
}

/** Global styles in an element each, as Emotion looks for them, and those of classes in one. */
function styleElements({ key, inserted, registered }: EmotionCache): RenderedPage['styles'] {
  const all = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css, isGlobal: !(`${key}-${id}` in registered) }] : [],
  );
  const ofClasses = all.filter(({ isGlobal }) => !isGlobal);
  return [
    ...all
      .filter(({ isGlobal }) => isGlobal)
      .map(({ id, css }) => ({ dataEmotion: `${key}-global ${id}`, css })),
    {
      dataEmotion: `${key} ${ofClasses.map(({ id }) => id).join(' ')}`,
      css: ofClasses.map(({ css }) => css).join(''),
    },
  ];
}

const sdkOf = ({ url, locale, whitelabel, fetch }: PageRequest): Sdk =>
  createSdk({
    // Part of every query key, so the same as in the browser.
    baseUrl: setting('api-origin'),
    context: () => ({
      language: locale,
      accountContext: whitelabel.accountContext,
      publicFacilityGroup: whitelabel.publicFacilityGroup,
      tenant: readAddress(url).tenant ?? whitelabel.tenantName ?? undefined,
    }),
    retries: 0,
    fetch,
  });

/** Loads what every page of a studio waits for (`useStudioStartUp`). What fails is left to the browser. */
async function prefetchStartUp(queryClient: QueryClient, sdk: Sdk, url: URL): Promise<void> {
  const { tenant, organizationUnitId } = readAddress(url);
  if (tenant === undefined || organizationUnitId === undefined) return;
  const request = { sdk };
  await Promise.all([
    prefetchGetTenantQuery(queryClient, { request }),
    prefetchGetPublicStudioQuery(queryClient, organizationUnitId, { request }),
    prefetchListPublicActiveMenuEntriesQuery(queryClient, { organizationUnitId }, { request }),
    prefetchListPublicFeaturesQuery(queryClient, { organizationUnitId }, { request }),
  ]);
}
