import { configureSdk } from '@studio-portal/sdk';
import { fetchWithProgress } from '@studio-portal/sdk/upload';
import { warnOnMismatch } from '@studio-portal/sdk/validate';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import type { QueryClient } from '@tanstack/react-query';
import { actingForPath } from '../areas/account/family/acting.ts';
import { refuseActing } from '../areas/account/family/refusedActing.ts';
import { withFamilyCheck } from '../areas/account/family/withFamilyCheck.ts';
import { refetchCurrentUser, userInfo } from '../lib/session/refetchCurrentUser.ts';
import { openLoginDialog } from '../lib/session/sessionEnd.ts';
import { shownUserId } from '../lib/session/shownUserId.ts';
import { withErrorMessages } from '../lib/api/errors/loadErrorMessages.ts';
import { withBotProtection } from '../lib/api/botProtection/withBotProtection.ts';
import { reportError } from '../lib/errorReports/reportError.ts';
import { readAddress } from '../lib/address/readAddress.ts';
import { showMaintenance } from '../lib/browser/maintenance.ts';
import { readQuery } from '../lib/address/query.ts';
import { withServerClock } from '../lib/dates/withServerClock.ts';
import { setting } from '../lib/browser/setting.ts';
import { readWebContext } from '../lib/browser/webContext.ts';

/**
 * Paths of the services that the sandbox simulates beside the backend; operators provide their own
 * under the same paths.
 */
const hosts = { translations: '/translation-host', maps: '/maps-service' };

/** Configures the SDK with base URL and request context. All other calls wait for `whitelabel`. */
export function connectSdk(
  queryClient: QueryClient,
  whitelabel: () => Promise<WhitelabelConfig | undefined>,
): Promise<WhitelabelConfig | undefined> {
  let config: WhitelabelConfig | undefined;
  configureSdk({
    baseUrl: setting('api-origin'),
    context: () => ({
      ...readWebContext(),
      accountId: shownUserId(),
      actingFor: actingForPath(window.location.pathname)?.id,
      publicFacilityGroup:
        readQuery(window.location.search).studioCode ?? config?.publicFacilityGroup,
      // Language of the page, so that texts from the server match it (app/LocaleProvider).
      language: document.documentElement.lang,
      accountContext: config?.accountContext,
      tenant: readAddress(window.location).tenant ?? config?.tenantName ?? undefined,
    }),
    hosts,
    fetch: withFamilyCheck(
      withErrorMessages(withBotProtection(withServerClock(fetchWithProgress))),
      refuseActing,
    ),
    onMaintenance: showMaintenance,
    // A 500 whose body has no error that the portal can explain (spec 2, section 8).
    // A lost page view only reaches the console (spec 2, section 7).
    onUnexpected: (error) => {
      if (error.operationId !== 'createTrackingEvent') reportError(error, 'answer');
    },
    // The session has ended while the page shows a user, who may log in again in place. If they
    // decline, the current user is refetched without awaiting it: that call may be rejected as well
    // and would then wait for this handler.
    onSignedOut: async () => {
      const shown = queryClient.getQueriesData({ queryKey: [userInfo], type: 'active' });
      if (!shown.some(([, user]) => user)) return false;
      if (await openLoginDialog()) return true;
      void refetchCurrentUser(queryClient);
      return false;
    },
    validate: import.meta.env.DEV ? warnOnMismatch : undefined,
  });
  const ready = whitelabel().then((loaded) => (config = loaded));
  configureSdk({ ready: () => ready });
  return ready;
}
