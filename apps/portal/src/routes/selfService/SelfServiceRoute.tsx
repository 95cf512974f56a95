import { Navigate } from 'react-router';
import { SectionsPage } from '../../features/selfService/SectionsPage.tsx';
import { path } from '../../site/address/paths.ts';
import { useDesktop } from '../../site/browser/useDesktop.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The membership: on a desktop its overview, on a phone the list of its sections (specification 1, section 2.4). */
export function SelfServiceRoute() {
  const { studioUuid } = useStudio();
  return useDesktop() ? (
    <Navigate to={path('selfServiceOverview', { studioUuid })} replace />
  ) : (
    <SectionsPage />
  );
}
