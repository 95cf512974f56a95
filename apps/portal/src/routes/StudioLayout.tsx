import { lazy, useDeferredValue, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { useLocaleChoice } from '../site/language/LocaleProvider.tsx';
import { path } from '../site/address/paths.ts';
import { circles, fallbackAddress } from '../site/address/redirects.ts';
import { useGuard } from '../site/access/useGuard.ts';
import { rememberPath } from '../domains/session/afterLogin.ts';
import { FullPageLoader } from '../features/shell/FullPageLoader.tsx';
import { StartUpErrors } from '../features/shell/StartUpErrors.tsx';
import { StudioShell } from '../features/shell/StudioShell.tsx';
import { type StudioPageData, StudioProvider } from '../site/studio/StudioContext.tsx';
import { useStudioStartUp } from '../domains/studio/useStudioStartUp.ts';
import { decodeStudioUuid, type StudioAddress } from '../site/address/studioUuid.ts';
import { loadPart } from '../lib/loadPart.ts';

const UnknownStudioPage = lazy(async () => ({
  default: (await loadPart(() => import('../features/shell/UnknownStudioPage.tsx')))
    .UnknownStudioPage,
}));
const DeadEndPage = lazy(async () => ({
  default: (await loadPart(() => import('../features/shell/DeadEndPage.tsx'))).DeadEndPage,
}));

/** All pages of a studio: reads its identifier, loads what they need, and lets through what the reader may see. */
export function StudioLayout() {
  const { studioUuid } = useParams();
  const address = decodeStudioUuid(studioUuid);
  return address ? <LoadedStudio address={address} /> : <NoStudio />;
}

/** The identifier cannot be read: to the operator's fallback address (specification 1, section 2.6), or a page that says so. */
function NoStudio() {
  const elsewhere = fallbackAddress();
  const isSet = elsewhere !== '/';
  useEffect(() => {
    if (isSet) window.location.replace(elsewhere);
  }, [isSet, elsewhere]);
  return isSet ? <FullPageLoader /> : <UnknownStudioPage />;
}

function LoadedStudio({ address }: { address: StudioAddress }) {
  const startUp = useStudioStartUp(address);
  // All of the page is made next: in slices, so that a phone can scroll what the server has painted.
  const settled = useDeferredValue(startUp.status);
  if (startUp.status === 'loading' || settled === 'loading') return <FullPageLoader />;
  if (startUp.status === 'unknown-studio') return <UnknownStudioPage />;
  if (startUp.status === 'failed')
    return <StartUpErrors errors={startUp.errors} onRetry={startUp.retry} />;
  return <Guarded data={startUp.data} />;
}

function Guarded({ data }: { data: StudioPageData }) {
  const { studioUuid, studio } = data;
  const verdict = useGuard(data);
  const { pathname, search } = useLocation();
  const { suggest } = useLocaleChoice();
  useEffect(() => suggest(studio.locale), [suggest, studio.locale]);
  const here = pathname + search;
  return (
    <StudioProvider value={data}>
      {verdict.kind === 'allowed' ? (
        <StudioShell>
          <Outlet />
        </StudioShell>
      ) : (
        <Elsewhere
          key={here}
          here={here}
          to={
            verdict.kind === 'switched-off'
              ? fallbackAddress()
              : path(verdict.kind === 'denied' ? verdict.to : 'studio', { studioUuid })
          }
          remember={verdict.kind === 'denied'}
          studioUuid={studioUuid}
        />
      )}
    </StudioProvider>
  );
}

/** Leads away from a page that may not be shown, but never in a circle (specification 1, section 2.6). */
function Elsewhere(props: { here: string; to: string; remember: boolean; studioUuid: string }) {
  const { here, to, remember, studioUuid } = props;
  const navigate = useNavigate();
  const [inCircle] = useState(() => circles(here, to));
  useEffect(() => {
    if (inCircle) return;
    if (remember) rememberPath(here);
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else window.location.replace(to);
  }, [inCircle, here, to, remember, navigate]);
  return inCircle ? <DeadEndPage studioUuid={studioUuid} /> : <FullPageLoader />;
}
