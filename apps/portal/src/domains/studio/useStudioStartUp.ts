import { useGetCustomerConfig } from '@studio-portal/sdk/api/customer-data';
import { useListFeatures, useListPublicFeatures } from '@studio-portal/sdk/api/features';
import {
  useListActiveMenuEntries,
  useListPublicActiveMenuEntries,
} from '@studio-portal/sdk/api/menu';
import { useListCountries } from '@studio-portal/sdk/api/registration';
import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import { type StudioAddress, encodeStudioUuid } from '../../site/address/studioUuid.ts';
import { environmentOf } from '../../site/browser/environment.ts';
import { isConnectedTo, useSession } from '../session/useSession.ts';
import { useIntl } from 'react-intl';
import { featureCheck } from '../../site/access/featureCheck.ts';
import { permissionsOf } from '../../site/access/permissions.ts';
import type { StudioPageData } from '../../site/studio/StudioContext.tsx';
import { useHomeStudio } from './useHomeStudio.ts';
import { useTenant } from './useTenant.ts';

export type StartUp =
  | { status: 'loading' }
  | { status: 'unknown-studio' }
  | { status: 'failed'; errors: readonly Error[]; retry: () => void }
  | { status: 'ready'; data: StudioPageData };

/**
 * Loads what every page of a studio needs, in the order of specification 1, section 2.1: the login state and user info first,
 * then tenant, studio, menu, features and (for a connected member) the customer config, in parallel. The list of countries for
 * whoever is logged in and the home studio of a member come with them, but no page waits for these two.
 */
export function useStudioStartUp(address: StudioAddress): StartUp {
  const session = useSession();
  const known = session.loginState !== 'unknown';
  const connected = isConnectedTo(session.user, address.tenant);
  const { organizationUnitId } = address;
  const menuParams = { organizationUnitId };
  const environment = environmentOf(window.location.hostname);

  const tenant = useTenant(known);
  const studio = useGetPublicStudio(organizationUnitId, {
    query: { enabled: known, staleTime: Number.POSITIVE_INFINITY },
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
  // A feature that nobody tells of is on, so a failure to tell is no reason not to start.
  const features = connected ? memberFeatures : publicFeatures;

  const parts = [tenant, studio, menu, ...(connected ? [config] : [])];
  const errors = [
    ...(session.error ? [session.error] : []),
    ...parts.flatMap(({ error, data }) => (error && !data ? [error] : [])),
  ];
  if (errors.some((error) => 'status' in error && (error.status === 404 || error.status === 400)))
    return { status: 'unknown-studio' };
  if (errors.length > 0) {
    const retry = () => {
      if (session.error) session.retry();
      for (const part of parts) if (part.error) void part.refetch();
    };
    return { status: 'failed', errors, retry };
  }
  if (
    !known ||
    !tenant.data ||
    !studio.data ||
    !menu.data ||
    features.isPending ||
    (connected && !config.data)
  )
    return { status: 'loading' };
  return {
    status: 'ready',
    data: {
      studioUuid: encodeStudioUuid(address),
      tenant: address.tenant,
      studio: studio.data,
      tenantInfo: tenant.data,
      menu: menu.data,
      user: session.user,
      connected,
      homeStudio,
      permissions: permissionsOf({
        user: session.user,
        studioName: studio.data.name,
        connected,
        menu: menu.data,
        customer: config.data?.permissions ?? [],
        isDev: environment === 'dev',
      }),
      isOn: featureCheck(features.data ?? [], environment),
    },
  };
}
