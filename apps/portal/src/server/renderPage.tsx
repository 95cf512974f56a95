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
import { detectEnvironment } from '../lib/browser/environment.ts';
import { EnvironmentContext } from '../lib/browser/EnvironmentContext.ts';
import { setting } from '../lib/browser/setting.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { loadMessages } from './loadMessages.ts';
import { pageAt } from './pageAt.ts';
import { renderedRoutes } from './renderedRoutes.ts';

/** A visitor's request for a page. */
export interface PageRequest {
  /** Path and query as the visitor sees them. */
  url: URL;
  hostname: string;
  locale: Locale;
  /** The brand's own texts by message id. */
  words: Readonly<Record<string, string>>;
  whitelabel: WhitelabelConfig;
  /** Calls the backend on behalf of the visitor, with a path as in the browser. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

export interface RenderedPage {
  /** Content of `#root`, which the browser hydrates. */
  html: string;
  /** Preload links for pictures, as elements of the head. */
  links: string;
  /**
   * Style elements with the `data-emotion` attribute by which Emotion finds them in the browser.
   */
  styles: readonly { dataEmotion: string; css: string }[];
  /** Inline script that runs before the content is painted. */
  script: string;
  /** The backend's responses as JSON, for `hydrate` in the browser. */
  state: string;
}

/** Hides the cookie notice before it is painted if the user has answered it (CookieLayer.tsx). */
const hideAnsweredNotice =
  "try{if(localStorage.getItem('cookie-consent'))document.documentElement.dataset.consent=''}catch{}";

/**
 * Renders a page as a visitor sees it before its own data loads: frame, title, forms, and
 * skeletons.
 * @returns null if the browser renders the page
 * @throws if a component fails outside a Suspense boundary
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { url, hostname, locale, words, whitelabel } = request;
  const { route } = pageAt(url);
  // A finder with a studio in its query redirects to it.
  const isRedirect = route === 'studios' && readAddress(url).organizationUnitId !== undefined;
  if (!renderedRoutes.has(route) || isRedirect) return null;
  const sdk = createRequestSdk(request);
  const queryClient = new QueryClient({
    defaultOptions: { ...hydrationOptions, queries: { retry: false, staleTime: 30_000 } },
  });
  await prefetchStartUp(queryClient, sdk, url);
  const state = JSON.stringify(dehydrate(queryClient));
  queryClient.setQueryData(getGetUserInfoQueryKey(sdk), null);
  const styles = createCache({ key: 'sp' });
  // Keeps the styles, which Emotion otherwise drops after writing them inline.
  styles.compat = true;
  const { prelude } = await prerender(
    <SdkProvider sdk={sdk}>
      <EnvironmentContext value={detectEnvironment(hostname)}>
        <App
          {...{ styles, queryClient, whitelabel }}
          theme={createBrandTheme(whitelabel.style)}
          initialLocale={locale}
          isLocaleWanted
          initialMessages={await loadMessages(locale, words)}
        >
          <StaticRouter location={url.pathname + url.search}>
            <MatchedRoutes />
          </StaticRouter>
        </App>
      </EnvironmentContext>
    </SdkProvider>,
    // Inline regardless of size: moving chunks into place takes a script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const whole = await new Response(prelude).text();
  // Title and preload links come first and belong in the head.
  const [head = ''] = /^(?:<link [^>]*>|<title>[^<]*<\/title>)*/.exec(whole) ?? [];
  const html = whole.slice(head.length);
  return {
    html,
    links: usedLinks(head.replace(/<title>[^<]*<\/title>/, ''), html),
    styles: styleElements(styles),
    script: hideAnsweredNotice,
    state,
  };
}

/** Leaves out the links of pictures that only a replaced fallback showed, such as the brand's logo. */
const usedLinks = (links: string, html: string): string =>
  links.replaceAll(/<link [^>]* href="([^"]*)"[^>]*>/g, (link, href: string) =>
    html.includes(`src="${href}"`) ? link : '',
  );

/** Returns one element per global style, as Emotion expects, and one for all class styles. */
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

const createRequestSdk = ({ url, locale, whitelabel, fetch }: PageRequest): Sdk =>
  createSdk({
    // Part of every query key, so it must match the browser's.
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

/**
 * Prefetches the data that every studio page waits for (`useStudioStartUp`). The browser retries
 * what fails.
 */
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
