import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { configureSdk } from '@studio-portal/sdk';
import { getUserInfo } from '@studio-portal/sdk/api/me';
import { getPublicStudio } from '@studio-portal/sdk/api/studios';
import { getTenant } from '@studio-portal/sdk/api/tenant';
import { handlers } from '@studio-portal/sdk/msw';
import type { FeatureName, MenuEntry, Studio } from '@studio-portal/sdk/types';
import { throwOnMismatch } from '@studio-portal/sdk/validate';
import { createBrandTheme } from '@studio-portal/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { getResponse, type HttpHandler } from 'msw';
import { type ReactNode, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import english from '../../locales/en-GB.json' with { type: 'json' };
import { createQueryClient } from '../app/queryClient.ts';
import type { Permission } from '../lib/access/permissions.ts';
import { withErrorMessages } from '../lib/api/errors/loadErrorMessages.ts';
import { openLoginDialog } from '../lib/session/sessionEnd.ts';
import { StudioProvider } from '../lib/routes/StudioContext.tsx';

interface RenderOptions {
  /** Initial location; `/` by default. */
  at?: string;
  /**
   * Handlers, the first match wins; by default each call succeeds with the example of the API
   * description.
   */
  answers?: readonly HttpHandler[];
  /** Country of the studio's address. */
  country?: 'DE' | 'US';
  locale?: string;
  /** Logs in a member of the studio's chain. */
  member?: boolean;
  /** Id of the member's own studio; unknown by default. */
  homeStudioId?: number;
  /** Entries of the studio's menu; none by default. */
  menu?: readonly MenuEntry['permission'][];
  /** Features that are off. */
  off?: readonly FeatureName[];
  /** Permissions besides those of the menu; none by default. */
  permissions?: readonly Permission[];
}

const theme = createBrandTheme();

/** A request that was sent. */
export interface Sent {
  call: string;
  body: unknown;
}

/**
 * Renders a component in a page of a studio, with the SDK's mock handlers instead of the network.
 * @returns the requests in order, the number of queries without an answer, and functions such as `unmount`
 */
export async function show(piece: ReactNode, circumstances: RenderOptions = {}) {
  const {
    answers = [],
    at = '/',
    country = 'DE',
    homeStudioId,
    locale = 'en-GB',
    member = false,
    menu = [],
    off = [],
    permissions = [],
  } = circumstances;
  const sent: Sent[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  configureSdk({
    baseUrl: window.location.origin,
    retries: 0,
    validate: throwOnMismatch,
    onSignedOut: openLoginDialog,
    fetch: withErrorMessages(async (url, init) => {
      const request = new Request(url, init);
      const text = typeof init.body === 'string' ? init.body : '';
      sent.push({
        call: `${request.method} ${new URL(url).pathname}`,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const answer = await getResponse([...answers, ...handlers], request);
      // Aborted requests must not resolve.
      request.signal.throwIfAborted();
      // What would follow the answer must not reach the next test.
      if (isOver) await new Promise<never>(() => undefined);
      if (!answer) throw new TypeError(`No mock handler matches ${request.method} ${url}.`);
      return answer;
    }),
  });
  const client = createQueryClient();
  const example = await getPublicStudio(1001);
  const user = member ? await getUserInfo() : undefined;
  const studio: Studio = {
    ...example,
    address: { ...example.address, countryCode: country, houseNumberFirst: country === 'US' },
  };
  const page = await render(
    <MemoryRouter initialEntries={[at]}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <QueryClientProvider client={client}>
          <IntlProvider locale={locale} messages={english} onError={() => undefined}>
            <StudioProvider
              value={{
                studioUuid: 'northside:1001',
                tenant: 'northside',
                studio,
                tenantInfo: await getTenant(),
                menu: menu.map((permission, index) => ({ permission, position: index + 1 })),
                user,
                connected: member,
                homeStudio:
                  homeStudioId === undefined ? undefined : { ...studio, id: homeStudioId },
                permissions: new Set<Permission>([...menu, ...permissions]),
                isOn: (name) => !off.includes(name),
              }}
            >
              <Suspense fallback={null}>{piece}</Suspense>
            </StudioProvider>
          </IntlProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </MemoryRouter>,
  );
  return { ...page, sent, countFetching: () => client.isFetching() };
}
