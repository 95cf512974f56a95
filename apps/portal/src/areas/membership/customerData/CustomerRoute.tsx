import { Navigate } from 'react-router';
import { CustomerPagesPage } from './CustomerPagesPage.tsx';
import { customerPages } from './customerPages.ts';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Entry to the member data: on desktops redirects to the first accessible page, or to the overview
 * if there is none; on phones shows the list of pages (spec 2.4).
 */
export function CustomerRoute() {
  const { studioUuid } = useStudio();
  const readable = customerPages.filter(useRouteAccess());
  const first = readable[0] ?? 'selfServiceOverview';
  if (useDesktop() || readable.length === 0)
    return <Navigate to={pathFromParams(first, { studioUuid })} replace />;
  return <CustomerPagesPage pages={readable} />;
}
