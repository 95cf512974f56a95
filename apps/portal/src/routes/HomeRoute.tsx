import { Navigate, useLocation } from 'react-router';
import { readAddress } from '../app/address.ts';
import { path } from '../app/paths.ts';
import { useWhitelabel } from '../app/WhitelabelProvider.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { encodeStudioUuid } from '../lib/studioUuid.ts';

/** The bare address: to the studio when it is named, else to the studio list of the tenant (specification 1, section 2.2). */
export function HomeRoute() {
  const location = useLocation();
  const whitelabel = useWhitelabel();
  const { tenant = whitelabel?.tenantName ?? undefined, organizationUnitId } =
    readAddress(location);
  if (tenant && organizationUnitId)
    return (
      <Navigate
        to={path('studio', { studioUuid: encodeStudioUuid({ tenant, organizationUnitId }) })}
        replace
      />
    );
  if (tenant) return <Navigate to={path('studios', { tenant })} replace />;
  return <UnknownStudioPage />;
}
