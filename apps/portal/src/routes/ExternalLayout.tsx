import { useGetPublicStudio } from '@studio-portal/sdk/api/studios';
import { Outlet, useLocation } from 'react-router';
import { readQuery } from '../site/address/query.ts';
import { useRouteName } from '../site/routes/RouteContext.tsx';
import { ExternalShell } from '../features/shell/ExternalShell.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { useGa4 } from '../lib/analytics/ga4.ts';

/** Pages without a studio in their path; the one that the query names heads them. */
export function ExternalLayout() {
  useGa4(useRouteName() === 'externalPayment');
  const { organizationUnitId } = readQuery(useLocation().search);
  const { data, error } = useGetPublicStudio(organizationUnitId ?? 0, {
    query: { enabled: organizationUnitId !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  if (error?.status === 404) return <UnknownStudioPage />;
  return (
    <ExternalShell studio={data}>
      <Outlet />
    </ExternalShell>
  );
}
