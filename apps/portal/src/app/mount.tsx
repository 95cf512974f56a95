import createCache, { type EmotionCache } from '@emotion/cache';
import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import { hydrationOptions } from '@studio-portal/sdk/hydration';
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isHidden } from '../lib/browser/frameParts.ts';
import { closestLocale, type Locale } from '../lib/i18n/locales.ts';

/** Returns the address as the server knows it: following the skip link adds a fragment. */
const readAddress = (): string => window.location.href.replace(window.location.hash, '');

/** The server's output, read before any script changes the page. */
const rendered = {
  locale: closestLocale(document.documentElement.lang),
  address: readAddress(),
  state: document.getElementById('query-state')?.textContent,
};

/** Language of the server's markup; the build's own if no server rendered it. */
export const serverLocale: Locale | undefined = rendered.locale;

/**
 * Creates Emotion's style cache with the nonce of this response, which the content security policy
 * requires; the server writes it into the page.
 */
export function createStyles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return createCache({ key: 'sp', ...(nonce ? { nonce } : {}) });
}

/**
 * Restores the responses that the server rendered with, and the logged-out state if the server
 * determined it.
 */
export function hydrateResponses(queryClient: QueryClient): void {
  if (document.querySelector('meta[name="login-state"]')?.getAttribute('content') === 'out')
    queryClient.setQueryData(getGetUserInfoQueryKey(), null);
  if (!rendered.state) return;
  const { queries, ...rest }: DehydratedState = JSON.parse(rendered.state);
  // The server dated them by its own clock, and the client tells their age by the device's.
  const dataUpdatedAt = Date.now();
  const dated = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queryClient, { ...rest, queries: dated }, { defaultOptions: hydrationOptions.hydrate });
}

/**
 * Hydrates the server's markup, or replaces it if it does not match the browser's state: another
 * language was chosen before, parts of the frame are hidden for this visit, or the address has been
 * rewritten.
 */
export function mount(root: HTMLElement, app: ReactNode, locale: Locale): void {
  const fits =
    'hydrating' in root.dataset &&
    rendered.locale === locale &&
    rendered.address === readAddress() &&
    !isHidden('hideHeader') &&
    !isHidden('hideFooter');
  // A transition renders in slices, between which the browser can handle input.
  startTransition(() => {
    if (fits) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
