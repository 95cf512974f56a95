import '@studio-portal/ui/fonts.css';
import { createBrandTheme } from '@studio-portal/ui/theme';
import { getGetUserInfoQueryKey } from '@studio-portal/sdk/api/me';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { askAnew } from '../domains/session/askAnew.ts';
import { takePainted } from '../lib/StartPaint.tsx';
import { takeTyped } from '../lib/forms/keptTyped.ts';
import { firstTexts } from '../site/language/firstTexts.ts';
import { fallbackLocale, wantedLocale } from '../site/language/locales.ts';
import { readQuery } from '../site/address/query.ts';
import { matched } from './matched.ts';
import { preparePages } from './page.tsx';
import { readFirstAddress } from './readFirstAddress.ts';
import { createQueryClient } from './queryClient.ts';
import { sayNothingCame } from './sayNothingCame.ts';
import { connectSdk } from './connectSdk.ts';
import { loadWhitelabel } from '../site/brand/loadWhitelabel.ts';

/**
 * Shows the portal. A function, since parts that are loaded meanwhile import from the start: they would wait for it, and a wait at
 * the top level of this module for them.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html: there is no element with the id "root".');

  readFirstAddress(window.location, window.history);
  takeTyped();
  const queryClient = createQueryClient();
  const wanted = wantedLocale(readQuery(window.location.search).locale, navigator.languages);
  // The first calls say it as well.
  document.documentElement.lang = wanted ?? fallbackLocale;
  // The brand, the texts and (through the SDK's ready gate) the first calls are under way at the same time.
  const brand = connectSdk(queryClient, loadWhitelabel);
  const texts = firstTexts(
    wanted ?? fallbackLocale,
    brand.then((config) => config?.brandIdentifier),
    () => sayNothingCame(root),
  );
  // The page's own file, meanwhile; once the first texts are asked for, since the start would wait for the page's otherwise.
  preparePages(matched(window.location.pathname).elements);
  // The browser's first look at its languages takes a phone 50 ms; here nothing waits for it.
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(fallbackLocale));
  const [whitelabel, theme, { locale, messages }] = await Promise.all([
    brand,
    // While the texts are still on their way.
    brand.then((config) => createBrandTheme(config?.style)),
    texts,
  ]);
  // The keys of queries hold brand and language, so both are there first.
  document.documentElement.lang = locale;
  // The server knows whether there is a session, and says so when there is none; otherwise user info is asked.
  if (document.querySelector('meta[name="login-state"]')?.getAttribute('content') === 'out')
    queryClient.setQueryData(getGetUserInfoQueryKey(), null);
  // The page that the worker has kept (src/worker/frames.ts).
  if (document.querySelector('meta[name="without-network"]'))
    await beginWithoutNetwork(queryClient);

  takePainted(root);
  createRoot(root).render(
    <App
      queryClient={queryClient}
      whitelabel={whitelabel}
      theme={theme}
      initialLocale={locale}
      localeIsWanted={wanted !== undefined}
      initialMessages={messages}
    />,
  );
}

/** What was kept is shown; once there is a network again, first who is there is asked. */
async function beginWithoutNetwork(queryClient: QueryClient): Promise<void> {
  const { restoreAnswers } = await import('../domains/offline/keptAnswers.ts');
  restoreAnswers(queryClient);
  window.addEventListener('online', () => void askAnew(queryClient), { once: true });
}

void begin();
