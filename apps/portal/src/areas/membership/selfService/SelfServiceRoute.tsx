import { Navigate } from 'react-router';
import { SectionsPage } from './SectionsPage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Entry to the membership: on desktops redirects to the overview, on phones shows the list of
 * sections (spec 2.4).
 */
export function SelfServiceRoute() {
  const { studioUuid } = useStudio();
  return useDesktop() ? (
    <Navigate to={path('selfServiceOverview', { studioUuid })} replace />
  ) : (
    <SectionsPage />
  );
}
