import { Navigate } from 'react-router';
import { SectionsPage } from './SectionsPage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The membership: on a desktop its overview, on a phone the list of its sections (specification 1, section 2.4). */
export function SelfServiceRoute() {
  const { studioUuid } = useStudio();
  return useDesktop() ? (
    <Navigate to={path('selfServiceOverview', { studioUuid })} replace />
  ) : (
    <SectionsPage />
  );
}
