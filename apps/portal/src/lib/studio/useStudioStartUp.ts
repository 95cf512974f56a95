import { useGetCustomerConfig } from '@studio-portal/sdk/api/customer-data';
import {
  useListActiveMenuEntries,
  useListPublicActiveMenuEntries,
} from '@studio-portal/sdk/api/menu';
import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import { useGetTenant } from '@studio-portal/sdk/api/tenant';
import type { CustomerConfig, UserInfo } from '@studio-portal/sdk/types';
import { type StudioAddress, encodeStudioUuid } from '../../lib/studioUuid.ts';
import { isConnectedTo, useSession } from '../session/useSession.ts';
import type { Permission, StudioPageData } from './StudioContext.tsx';

export type StartUp =
  | { status: 'loading' }
  | { status: 'unknown-studio' }
  | { status: 'failed'; errors: readonly Error[]; retry: () => void }
  | { status: 'ready'; data: StudioPageData };

/**
 * Loads what every page of a studio needs, in the order of specification 1, section 2.1: the login state and user info first,
 * then tenant, studio, menu and (for a connected member) the customer config, in parallel.
 */
export function useStudioStartUp(address: StudioAddress): StartUp {
  const session = useSession();
  const known = session.loginState !== 'unknown';
  const connected = isConnectedTo(session.user, address.tenant);
  const { organizationUnitId } = address;
  const menuParams = { organizationUnitId };

  const tenant = useGetTenant({ query: { enabled: known, staleTime: Number.POSITIVE_INFINITY } });
  const studio = useGetPublicStudio(organizationUnitId, {
    query: { enabled: known, staleTime: Number.POSITIVE_INFINITY },
  });
  const publicMenu = useListPublicActiveMenuEntries(menuParams, {
    query: { enabled: known && !connected },
  });
  const memberMenu = useListActiveMenuEntries(menuParams, {
    query: { enabled: known && connected },
  });
  const config = useGetCustomerConfig({ query: { enabled: known && connected } });
  const menu = connected ? memberMenu : publicMenu;

  const parts = [tenant, studio, menu, ...(connected ? [config] : [])];
  const errors = [
    ...(session.error ? [session.error] : []),
    ...parts.flatMap(({ error, data }) => (error && !data ? [error] : [])),
  ];
  if (errors.some((error) => 'status' in error && error.status === 404))
    return { status: 'unknown-studio' };
  if (errors.length > 0) {
    const retry = () => {
      if (session.error) session.retry();
      for (const part of parts) if (part.error) void part.refetch();
    };
    return { status: 'failed', errors, retry };
  }
  if (!known || !tenant.data || !studio.data || !menu.data || (connected && !config.data))
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
      permissions: permissionsOf(
        session.user,
        connected,
        studio.data.name,
        menu.data.map((entry) => entry.permission),
        config.data,
      ),
    },
  };
}

/** The derived flags, the active menu entries and what the customer config allows (specification 1, section 6). */
function permissionsOf(
  user: UserInfo | undefined,
  connected: boolean,
  studioName: string,
  menu: readonly Permission[],
  config: CustomerConfig | undefined,
): ReadonlySet<Permission> {
  const permissions = new Set<Permission>([...menu, ...(config?.permissions ?? [])]);
  if (user) permissions.add('LOGGED_IN');
  if (user?.studioConnected) permissions.add('HAS_CONNECT');
  if (connected) permissions.add('HAS_TENANT_CONNECT');
  // The backend's connections name studios, and a chain may move one to another id: the name decides.
  if (user?.studioConnects.some((connect) => connect.studioName === studioName))
    permissions.add('HAS_STUDIO_CONNECT');
  return permissions;
}
