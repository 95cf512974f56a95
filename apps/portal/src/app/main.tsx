import '@studio-portal/ui/fonts.css';
import './hydrating.css';
import { createBrandTheme } from '@studio-portal/ui/theme';
import { App } from './App.tsx';
import { restoreOfflineResponses } from './offline/restoreOfflineResponses.ts';
import { restoreDrafts } from '../lib/forms/formDrafts.ts';
import { loadInitialTexts } from '../lib/i18n/loadInitialTexts.ts';
import { fallbackLocale, wantedLocale } from '../lib/i18n/locales.ts';
import { readQuery } from '../lib/address/query.ts';
import { readFirstAddress } from './readFirstAddress.ts';
import { Routing } from './Routing.tsx';
import { createQueryClient } from './queryClient.ts';
import { preloadPage } from './routes.tsx';
import { renderStartupError } from './renderStartupError.ts';
import { connectSdk } from './connectSdk.ts';
import { createStyles, hydrateResponses, mount, serverLocale } from './mount.tsx';
import { loadWhitelabel } from '../lib/brand/loadWhitelabel.ts';

/** Loads brand, messages and the page's modules in parallel, then renders the portal. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html: there is no element with the id "root".');

  readFirstAddress(window.location, window.history);
  const queryClient = createQueryClient();
  const wanted = wantedLocale(readQuery(window.location.search).locale, navigator.languages);
  const first = wanted ?? serverLocale ?? fallbackLocale;
  // Language of the first requests.
  document.documentElement.lang = first;
  const brand = connectSdk(queryClient, loadWhitelabel);
  const [whitelabel, theme, { locale, messages }] = await Promise.all([
    brand,
    brand.then((config) => createBrandTheme(config?.style)),
    loadInitialTexts(
      first,
      brand.then((config) => config?.brandIdentifier),
      () => renderStartupError(root),
    ),
    preloadPage(window.location.pathname),
  ]);
  document.documentElement.lang = locale;
  hydrateResponses(queryClient);
  await restoreOfflineResponses(queryClient);
  // Only now, so that a reload during the start does not lose them.
  restoreDrafts();
  const app = (
    <App
      {...{ queryClient, whitelabel, theme }}
      styles={createStyles()}
      initialLocale={locale}
      isLocaleWanted={wanted !== undefined}
      initialMessages={messages}
    >
      <Routing />
    </App>
  );
  mount(root, app, locale);
}

// In a function rather than at the top level: lazy chunks import from this module and would wait
// for its top-level `await`.
void start();
