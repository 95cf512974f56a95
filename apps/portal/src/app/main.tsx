import '@studio-portal/ui/fonts.css';
import { createBrandTheme } from '@studio-portal/ui/theme';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readLoginState } from '../domains/session/readLoginState.ts';
import { restoreAnswersOffline } from '../domains/offline/restoreAnswersOffline.ts';
import { keepServerMarkup } from '../lib/StartPaint.tsx';
import { takeTyped } from '../lib/forms/keptTyped.ts';
import { firstTexts } from '../site/language/firstTexts.ts';
import { fallbackLocale, wantedLocale } from '../site/language/locales.ts';
import { readQuery } from '../site/address/query.ts';
import { readFirstAddress } from './readFirstAddress.ts';
import { createQueryClient } from './queryClient.ts';
import { preloadPage } from './routes.tsx';
import { renderStartupError } from './renderStartupError.ts';
import { connectSdk } from './connectSdk.ts';
import { loadWhitelabel } from '../site/brand/loadWhitelabel.ts';

/** Loads brand, texts and the page's files side by side, then renders the portal. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html: there is no element with the id "root".');

  readFirstAddress(window.location, window.history);
  takeTyped();
  const queryClient = createQueryClient();
  const wanted = wantedLocale(readQuery(window.location.search).locale, navigator.languages);
  // The first calls are sent in this language.
  document.documentElement.lang = wanted ?? fallbackLocale;
  const brand = connectSdk(queryClient, loadWhitelabel);
  const [whitelabel, theme, { locale, messages }] = await Promise.all([
    brand,
    brand.then((config) => createBrandTheme(config?.style)),
    firstTexts(
      wanted ?? fallbackLocale,
      brand.then((config) => config?.brandIdentifier),
      () => renderStartupError(root),
    ),
    preloadPage(window.location.pathname),
  ]);
  document.documentElement.lang = locale;
  readLoginState(queryClient);
  await restoreAnswersOffline(queryClient);

  keepServerMarkup(root);
  // A transition renders in slices, between which the browser can scroll and tap.
  startTransition(() =>
    createRoot(root).render(
      <App
        {...{ queryClient, whitelabel, theme }}
        initialLocale={locale}
        localeIsWanted={wanted !== undefined}
        initialMessages={messages}
      />,
    ),
  );
}

// In a function, not at the top level: lazy chunks import from this module and would wait for its top-level `await`.
void start();
