import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { useHomeStudioQuery } from '../../studio/shared/useHomeStudio.ts';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { FullPageLoader } from '../../../lib/page/FullPageLoader.tsx';
import { useRouteName } from '../../../lib/routes/RouteContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Contracts and balances belong to the member's own studio: redirects there from other studios'
 * addresses, except from check-in, which works at every studio of the chain. Waits for the home
 * studio, since a later redirect would remount a form in use.
 */
export function OwnStudioLayout() {
  const { studio, tenant, connected, homeStudio } = useStudio();
  const { isLoading } = useHomeStudioQuery(connected);
  const { search, state } = useLocation();
  const params = useParams();
  const name = useRouteName();
  if (name === 'checkin') return <Outlet />;
  if (isLoading) return <FullPageLoader />;
  if (!name || homeStudio === undefined || homeStudio.id === studio.id) return <Outlet />;
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: homeStudio.id });
  return (
    <Navigate to={pathFromParams(name, { ...params, studioUuid }) + search} state={state} replace />
  );
}
