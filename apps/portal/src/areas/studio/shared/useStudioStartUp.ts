import { useGetCustomerConfig } from '@studio-portal/sdk/api/customer-data';
import { useListFeatures, useListPublicFeatures } from '@studio-portal/sdk/api/features';
import {
  useListActiveMenuEntries,
  useListPublicActiveMenuEntries,
} from '@studio-portal/sdk/api/menu';
import { useListCountries } from '@studio-portal/sdk/api/registration';
import type { UserInfo } from '@studio-portal/sdk/types';
import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import { type StudioAddress, encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useEnvironment } from '../../../lib/browser/EnvironmentContext.ts';
import { isTenantConnected, useSession } from '../../../lib/session/useSession.ts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { featureCheck } from '../../../lib/access/featureCheck.ts';
import { derivePermissions } from '../../../lib/access/permissions.ts';
import type { StudioPageData } from '../../../lib/routes/StudioContext.tsx';
import { useHomeStudio } from './useHomeStudio.ts';
import { useTenant } from './useTenant.ts';

/** An hour, in milliseconds; closing hours cover only the days after loading, and pages stay open for days. */
const studioStaleTime = 60 * 60 * 1000;

/** Studio and user of a start-up that is not ready. */
interface StartUpRequest {
  studioUuid: string;
  user: UserInfo | undefined;
}

export type StartUp =
  | ({ status: 'loading' } & StartUpRequest)
  | { status: 'unknown-studio' }
  | ({ status: 'failed'; errors: readonly Error[]; retry: () => void } & StartUpRequest)
  | { status: 'ready'; data: StudioPageData };

/**
 * Loads the data that every page of a studio needs, in the order of spec 2.1: login state and user
 * info first, then tenant, studio, menu, features and (for a connected member) the customer config
 * in parallel. Also loads the countries for logged-in users and the home studio of members, for
 * which only pages about their contracts wait.
 */
export function useStudioStartUp(address: StudioAddress): StartUp {
  const session = useSession();
  const known = session.loginState !== 'unknown';
  const connected = isTenantConnected(session.user, address.tenant);
  const { organizationUnitId } = address;
  const menuParams = { organizationUnitId };
  const environment = useEnvironment();

  const tenant = useTenant(known);
  const studio = useGetPublicStudio(organizationUnitId, {
    query: { enabled: known, staleTime: studioStaleTime },
  });
  const publicMenu = useListPublicActiveMenuEntries(menuParams, {
    query: { enabled: known && !connected },
  });
  const memberMenu = useListActiveMenuEntries(menuParams, {
    query: { enabled: known && connected },
  });
  const publicFeatures = useListPublicFeatures(menuParams, {
    query: { enabled: known && !connected },
  });
  const memberFeatures = useListFeatures(menuParams, { query: { enabled: known && connected } });
  const config = useGetCustomerConfig({ query: { enabled: known && connected } });
  const { locale } = useIntl();
  useListCountries({ locale }, { query: { enabled: session.user !== undefined } });
  const homeStudio = useHomeStudio(address.tenant);
  const menu = connected ? memberMenu : publicMenu;
  // Features default to on, so the start does not depend on them.
  const features = connected ? memberFeatures : publicFeatures;

  const { user } = session;
  const { tenant: tenantName } = address;
  const studioUuid = encodeStudioUuid(address);
  const isThere = known && !features.isPending && (!connected || config.data !== undefined);
  // Memoized, because every part of a page reads it.
  const data = useMemo<StudioPageData | undefined>(
    () =>
      isThere && tenant.data && studio.data && menu.data
        ? {
            studioUuid,
            tenant: tenantName,
            studio: studio.data,
            tenantInfo: tenant.data,
            menu: menu.data,
            user,
            connected,
            homeStudio,
            permissions: derivePermissions({
              user,
              studioName: studio.data.name,
              connected,
              menu: menu.data,
              customer: config.data?.permissions ?? [],
              isDev: environment === 'dev',
            }),
            isOn: featureCheck(features.data ?? [], environment),
          }
        : undefined,
    [
      isThere,
      studioUuid,
      tenantName,
      studio.data,
      tenant.data,
      menu.data,
      user,
      connected,
      homeStudio,
      config.data,
      features.data,
      environment,
    ],
  );
  const asked = { studioUuid, user };
  const parts = [tenant, studio, menu, ...(connected ? [config] : [])];
  const errors = [
    ...(session.error ? [session.error] : []),
    ...parts.flatMap(({ error, data }) => (error && !data ? [error] : [])),
  ];
  // An invalid tenant or studio (400) is treated like a missing one (404).
  if (errors.some((error) => 'status' in error && (error.status === 404 || error.status === 400)))
    return { status: 'unknown-studio' };
  if (errors.length > 0) {
    const retry = () => {
      if (session.error) session.retry();
      for (const part of parts) if (part.error) void part.refetch();
    };
    return { ...asked, status: 'failed', errors, retry };
  }
  if (!data) return { ...asked, status: 'loading' };
  return { status: 'ready', data };
}
