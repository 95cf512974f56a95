import { useEffect } from 'react';
import { Navigate, Outlet, useParams } from 'react-router';
import { type Denial, useGuard } from '../app/useGuard.ts';
import { rememberPath } from '../lib/session/afterLogin.ts';
import { FullPageLoader } from '../features/shell/FullPageLoader.tsx';
import { StartUpErrors } from '../features/shell/StartUpErrors.tsx';
import { StudioShell } from '../features/shell/StudioShell.tsx';
import { UnknownStudioPage } from '../features/shell/UnknownStudioPage.tsx';
import { type StudioPageData, StudioProvider } from '../lib/studio/StudioContext.tsx';
import { useStudioStartUp } from '../lib/studio/useStudioStartUp.ts';
import { decodeStudioUuid, type StudioAddress } from '../lib/studioUuid.ts';

/** All pages of a studio: reads its identifier, loads what they need, and lets through what the reader may see. */
export function StudioLayout() {
  const { studioUuid } = useParams();
  const address = decodeStudioUuid(studioUuid);
  return address ? <LoadedStudio address={address} /> : <UnknownStudioPage />;
}

function LoadedStudio({ address }: { address: StudioAddress }) {
  const startUp = useStudioStartUp(address);
  if (startUp.status === 'loading') return <FullPageLoader />;
  if (startUp.status === 'unknown-studio') return <UnknownStudioPage />;
  if (startUp.status === 'failed')
    return <StartUpErrors errors={startUp.errors} onRetry={startUp.retry} />;
  return <Guarded data={startUp.data} />;
}

function Guarded({ data }: { data: StudioPageData }) {
  const denial = useGuard(data);
  return (
    <StudioProvider value={data}>
      {denial ? (
        <Redirect {...denial} />
      ) : (
        <StudioShell>
          <Outlet />
        </StudioShell>
      )}
    </StudioProvider>
  );
}

function Redirect({ to, remember }: Denial) {
  useEffect(() => rememberPath(remember), [remember]);
  return <Navigate to={to} replace />;
}
