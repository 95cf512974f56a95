import createCache, { type EmotionCache } from '@emotion/cache';
import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import { hydrationOptions } from '@studio-portal/sdk/hydration';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isHidden } from '../lib/browser/frameParts.ts';
import { closestLocale, type Locale } from '../lib/i18n/locales.ts';

/** What the server rendered, as it was before any script changed the page. */
const rendered = {
  locale: closestLocale(document.documentElement.lang),
  address: window.location.href,
  state: document.getElementById('query-state')?.textContent,
};

/** Language of the page as the server wrote it; the build's own where no server did. */
export const serverLocale: Locale | undefined = rendered.locale;

/** The content security policy lets only styles with this response's nonce through; the server writes it into the page. */
export function createStyles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return createCache({ key: 'sp', ...(nonce ? { nonce } : {}) });
}

/** Takes over the responses that the server rendered the page with, and that there is no session, if it said so. */
export function hydrateResponses(queryClient: QueryClient): void {
  if (document.querySelector('meta[name="login-state"]')?.getAttribute('content') === 'out')
    queryClient.setQueryData(getGetUserInfoQueryKey(), null);
  if (rendered.state)
    hydrate(queryClient, JSON.parse(rendered.state), { defaultOptions: hydrationOptions.hydrate });
}

/**
 * Hydrates the server's markup, or renders the portal in its place where the browser knows better: another language was chosen before,
 * parts of the frame are hidden for this visit, or the address was an old one.
 */
export function mount(root: HTMLElement, app: ReactNode, locale: Locale): void {
  const fits =
    'hydrating' in root.dataset &&
    rendered.locale === locale &&
    rendered.address === window.location.href &&
    !isHidden('hideHeader') &&
    !isHidden('hideFooter');
  // A transition renders in slices, between which the browser can scroll and tap.
  startTransition(() => {
    if (fits) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
