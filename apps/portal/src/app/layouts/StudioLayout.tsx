import { useDeferredValue } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PersonOutlet } from '../../areas/account/family/PersonOutlet.tsx';
import { useStableStartUp } from '../../areas/studio/shared/useStableStartUp.ts';
import { useStudioStartUp } from '../../areas/studio/shared/useStudioStartUp.ts';
import { OfflineGate } from '../offline/OfflineGate.tsx';
import { Guarded } from '../frame/Guarded.tsx';
import { NoStudio } from '../frame/NoStudio.tsx';
import { StartUpErrors } from '../frame/StartUpErrors.tsx';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';
import { LoadingFrame } from '../frame/LoadingFrame.tsx';
import { repairAddress } from '../../lib/address/repairAddress.ts';
import { decodeStudioUuid, type StudioAddress } from '../../lib/address/studioUuid.ts';

const unknownStudio = () => import('../../areas/studio/shared/UnknownStudioPage.tsx');
const UnknownStudioPage = lazyNamed(unknownStudio, 'UnknownStudioPage');

/** Pages that members open at the entrance, possibly offline; their files are cached. */
const offlinePages = [
  () => import('../../areas/membership/selfService/SelfServiceLayout.tsx'),
  () => import('../../areas/visits/checkin/CheckinRoute.tsx'),
  () => import('../../areas/booking/bookings/MyBookingsRoute.tsx'),
];

/**
 * Layout of all studio pages: reads the studio identifier (from the query if the path's is
 * unreadable), loads the shared data and applies the guard.
 */
export function StudioLayout() {
  const address = decodeStudioUuid(useParams().studioUuid);
  const elsewhere = repairAddress(useLocation());
  if (address) return <LoadedStudio address={address} />;
  return elsewhere === undefined ? <NoStudio /> : <Navigate to={elsewhere} replace />;
}

function LoadedStudio({ address }: { address: StudioAddress }) {
  const load = useStableStartUp(useStudioStartUp(address));
  // Rendering the page takes a phone long; deferred, it yields to scrolling.
  const settled = useDeferredValue(load.status);
  if (load.status === 'loading' || settled === 'loading') return <LoadingFrame />;
  if (load.status === 'unknown-studio') return <UnknownStudioPage />;
  if (load.status === 'failed') return <StartUpErrors errors={load.errors} onRetry={load.retry} />;
  return (
    <Guarded data={load.data}>
      <PersonOutlet />
      <OfflineGate pages={offlinePages} />
    </Guarded>
  );
}
