import { useDeferredValue } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { PersonOutlet } from '../domains/family/PersonOutlet.tsx';
import { useKeptStartUp } from '../domains/studio/useKeptStartUp.ts';
import { useStudioStartUp } from '../domains/studio/useStudioStartUp.ts';
import { OfflineGate } from '../features/offline/OfflineGate.tsx';
import { Guarded } from '../features/shell/Guarded.tsx';
import { NoStudio } from '../features/shell/NoStudio.tsx';
import { StartUpErrors } from '../features/shell/StartUpErrors.tsx';
import { lazyNamed } from '../lib/lazyNamed.ts';
import { FullPageLoader } from '../lib/page/FullPageLoader.tsx';
import { keptPages } from './keptPages.ts';
import { readableAddress } from '../site/address/readableAddress.ts';
import { decodeStudioUuid, type StudioAddress } from '../site/address/studioUuid.ts';

const unknownStudio = () => import('../features/shell/UnknownStudioPage.tsx');
const UnknownStudioPage = lazyNamed(unknownStudio, 'UnknownStudioPage');

/** All pages of a studio: reads its identifier (from the query where the path's cannot be read), loads what they need, and lets through what the reader may see. */
export function StudioLayout() {
  const address = decodeStudioUuid(useParams().studioUuid);
  const elsewhere = readableAddress(useLocation());
  if (address) return <LoadedStudio address={address} />;
  return elsewhere === undefined ? <NoStudio /> : <Navigate to={elsewhere} replace />;
}

function LoadedStudio({ address }: { address: StudioAddress }) {
  const load = useKeptStartUp(useStudioStartUp(address));
  // Rendering the whole page takes a phone long; deferred, it gives way to scrolling.
  const settled = useDeferredValue(load.status);
  if (load.status === 'loading' || settled === 'loading') return <FullPageLoader />;
  if (load.status === 'unknown-studio') return <UnknownStudioPage />;
  if (load.status === 'failed') return <StartUpErrors errors={load.errors} onRetry={load.retry} />;
  return (
    <Guarded data={load.data}>
      <PersonOutlet />
      <OfflineGate pages={keptPages} />
    </Guarded>
  );
}
