import { Navigate, useLocation } from 'react-router';
import { readAddress } from '../app/address.ts';
import { externalPage } from '../app/externalPage.ts';
import { path } from '../app/paths.ts';
import { useWhitelabel } from '../app/WhitelabelProvider.tsx';
import { FullPageLoader } from '../features/shell/FullPageLoader.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { useSession } from '../lib/session/useSession.ts';
import { encodeStudioUuid } from '../lib/studioUuid.ts';

/**
 * The bare address (specification 1, section 2.2): the external page that the query names, else the studio that it names, else the
 * studio list of the tenant, else the settings of whoever is logged in.
 */
export function HomeRoute() {
  const location = useLocation();
  const whitelabel = useWhitelabel();
  const external = externalPage(location.search);
  if (external) return <Navigate to={external + location.search} replace />;
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
  return <SettingsOrUnknown />;
}

/** Settings lie below a studio: the first that the reader is connected to. */
function SettingsOrUnknown() {
  const { loginState, user } = useSession();
  if (loginState === 'unknown') return <FullPageLoader />;
  const [first] = user?.studioConnects ?? [];
  if (!first) return <UnknownStudioPage />;
  const studioUuid = encodeStudioUuid({ tenant: first.tenant, organizationUnitId: first.studioId });
  return <Navigate to={path('mySettings', { studioUuid })} replace />;
}
