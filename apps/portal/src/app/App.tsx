import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { InAppLinkProvider } from '@studio-portal/ui/InAppLink';
import { type ReactNode, useEffect } from 'react';
import { resetQueriesForNewUser } from '../lib/session/resetQueriesForNewUser.ts';
import { onSessionChange } from '../lib/session/sessionChannel.ts';
import { clearUserData } from '../lib/session/clearUserData.ts';
import { SessionEnd } from '../areas/account/login/SessionEnd.tsx';
import { PushOffer } from '../areas/messages/push/PushOffer.tsx';
import { PasskeyOffer } from '../areas/account/passkeys/PasskeyOffer.tsx';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NoticeGate } from './frame/NoticeGate.tsx';
import { UserGate } from './frame/UserGate.tsx';
import { LocaleProvider } from '../lib/i18n/LocaleProvider.tsx';
import type { Messages } from '../lib/i18n/Messages.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { WhitelabelProvider } from '../lib/brand/WhitelabelProvider.tsx';

/**
 * Renders the whole portal, in the browser and on the server. Its props are loaded beforehand, so
 * that nothing flashes.
 */
export function App(props: {
  styles: EmotionCache;
  queryClient: QueryClient;
  whitelabel: WhitelabelConfig | undefined;
  /** Created from the brand's style. */
  theme: Theme;
  initialLocale: Locale;
  /** False if none of the user's languages is supported, so that a studio may suggest its own. */
  isLocaleWanted: boolean;
  initialMessages: Messages;
  /** The router with its pages. */
  children: ReactNode;
}) {
  // Resets all queries after a login or logout in another tab, so that no tab shows outdated data.
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'ended') clearUserData();
        void resetQueriesForNewUser(props.queryClient);
      }),
    [props.queryClient],
  );
  return (
    <CacheProvider value={props.styles}>
      {/* Without `noSsr` it renders twice, and React discards markup that is not hydrated by then. */}
      <ThemeProvider theme={props.theme} noSsr>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={props.queryClient}>
          <LocaleProvider
            initialLocale={props.initialLocale}
            initialMessages={props.initialMessages}
            isWanted={props.isLocaleWanted}
            brandIdentifier={props.whitelabel?.brandIdentifier}
          >
            <WhitelabelProvider config={props.whitelabel}>
              <InAppLinkProvider component={Link}>
                <UserGate>
                  {props.children}
                  <SessionEnd />
                  <PasskeyOffer />
                  <PushOffer />
                  <NoticeGate />
                </UserGate>
              </InAppLinkProvider>
            </WhitelabelProvider>
          </LocaleProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
