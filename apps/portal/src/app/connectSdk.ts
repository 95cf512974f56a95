import { configureSdk } from '@studio-portal/sdk';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import type { QueryClient } from '@tanstack/react-query';
import { actingAt } from '../areas/account/family/acting.ts';
import { refuseActing } from '../areas/account/family/refusedActing.ts';
import { withFamily } from '../areas/account/family/withFamily.ts';
import { askWhoIsThere, userInfo } from '../lib/session/askWhoIsThere.ts';
import { askToLogIn } from '../lib/session/sessionEnd.ts';
import { withErrorWords } from '../lib/api/errors/errorWords.ts';
import { withBotProtection } from '../lib/api/botProtection/withBotProtection.ts';
import { reportError } from '../lib/errorReports/reportError.ts';
import { readAddress } from '../lib/address/readAddress.ts';
import { showMaintenance } from '../lib/browser/maintenance.ts';
import { readQuery } from '../lib/address/query.ts';
import { setting } from '../lib/browser/setting.ts';
import { readWebContext } from '../lib/browser/webContext.ts';

/** Where the sandbox plays the services beside the backend; an operator puts their own behind the same paths. */
const hosts = { translations: '/translation-host', maps: '/maps-service' };

/** Tells the SDK where it is and for whom it asks; `whitelabel` is what all other calls wait for. */
export function connectSdk(
  queryClient: QueryClient,
  whitelabel: () => Promise<WhitelabelConfig | undefined>,
): Promise<WhitelabelConfig | undefined> {
  let config: WhitelabelConfig | undefined;
  configureSdk({
    baseUrl: setting('api-origin'),
    context: () => ({
      ...readWebContext(),
      actingFor: actingAt(window.location.pathname)?.id,
      publicFacilityGroup:
        readQuery(window.location.search).studioCode ?? config?.publicFacilityGroup,
      // What the page is written in, so that what the server writes fits it (app/LocaleProvider).
      language: document.documentElement.lang,
      accountContext: config?.accountContext,
      tenant: readAddress(window.location).tenant ?? config?.tenantName ?? undefined,
    }),
    hosts,
    fetch: withFamily(
      withErrorWords(withBotProtection((url, init) => fetch(url, init))),
      refuseActing,
    ),
    onMaintenance: showMaintenance,
    // A 500 whose body says nothing that the portal could tell (specification 2, section 8).
    onUnexpected: (error) => reportError(error, 'answer'),
    // The session has ended on the server while the page shows somebody: they may go on where they are. Who declines is a visitor from
    // now on; that is asked without waiting, since the answer may be refused too and would wait for this one.
    onSignedOut: async () => {
      const shown = queryClient.getQueriesData({ queryKey: [userInfo], type: 'active' });
      if (!shown.some(([, user]) => user)) return false;
      if (await askToLogIn()) return true;
      void askWhoIsThere(queryClient);
      return false;
    },
    validate: import.meta.env.DEV ? 'warn' : 'off',
  });
  const ready = whitelabel().then((loaded) => (config = loaded));
  configureSdk({ ready: () => ready });
  return ready;
}
