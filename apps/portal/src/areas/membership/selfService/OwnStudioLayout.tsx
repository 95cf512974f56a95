import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useRouteName } from '../../../lib/routes/RouteContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Contracts and balances belong to the member's own studio: redirects there from other studios'
 * addresses.
 */
export function OwnStudioLayout() {
  const { studio, tenant, homeStudio } = useStudio();
  const { search, state } = useLocation();
  const params = useParams();
  const name = useRouteName();
  if (!name || homeStudio === undefined || homeStudio.id === studio.id) return <Outlet />;
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: homeStudio.id });
  return (
    <Navigate to={pathFromParams(name, { ...params, studioUuid }) + search} state={state} replace />
  );
}
