import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import { Navigate, Outlet, useLocation } from 'react-router';
import { path } from '../site/address/paths.ts';
import type { RouteMeta } from '../site/routes/RouteMeta.ts';
import { routeTable } from '../site/routes/routeTable.ts';
import { readQuery } from '../site/address/query.ts';
import { useRouteName } from '../site/routes/RouteContext.tsx';
import { ExternalShell } from '../features/shell/ExternalShell.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { useGa4 } from '../lib/analytics/useGa4.ts';

/** Pages without a studio in their path; the one that the query names heads them. One whose query does not say what it is about leads home. */
export function ExternalLayout() {
  const name = useRouteName();
  useGa4(name === 'externalPayment');
  const query = readQuery(useLocation().search);
  const { organizationUnitId } = query;
  const { data, error } = useGetPublicStudio(organizationUnitId ?? 0, {
    query: { enabled: organizationUnitId !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  const { guard }: Partial<RouteMeta> = name ? routeTable[name] : {};
  // What it is about is missing: home (specification 1, section 2.6).
  if (guard?.query?.some((needed) => query[needed] === undefined))
    return <Navigate to={path('home')} replace />;
  if (error?.status === 404) return <UnknownStudioPage />;
  return (
    <ExternalShell studio={data}>
      <Outlet />
    </ExternalShell>
  );
}
