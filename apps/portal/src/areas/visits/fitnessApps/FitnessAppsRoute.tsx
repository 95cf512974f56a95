import { useLocation, useParams } from 'react-router';
import { FitnessAppsPage } from './FitnessAppsPage.tsx';
import { StartLink } from '../../studio/shared/StartLink.tsx';
import { path } from '../../../lib/address/paths.ts';
import { readAddress } from '../../../lib/address/readAddress.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';

/**
 * Shows the page for the app that the address names, with a link to its studio. A state or token
 * from the app is neither shown nor sent anywhere.
 */
export function FitnessAppsRoute() {
  const brand = useWhitelabel();
  const { tenant = brand?.tenantName ?? undefined, organizationUnitId } =
    readAddress(useLocation());
  const studioUuid =
    tenant !== undefined && organizationUnitId !== undefined
      ? encodeStudioUuid({ tenant, organizationUnitId })
      : undefined;
  return (
    <FitnessAppsPage vendor={useParams().vendor}>
      <StartLink {...(studioUuid === undefined ? {} : { to: path('studio', { studioUuid }) })} />
    </FitnessAppsPage>
  );
}
