import { Suspense, useMemo, useEffect, useSyncExternalStore } from 'react';
import {
  BrowserRouter,
  matchRoutes,
  NavigationType,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router';
import { CrashBoundary } from '../features/shell/CrashBoundary.tsx';
import { useTenantConfig } from '../domains/studio/useTenantConfig.ts';
import { MigrationGate } from '../features/migration/MigrationGate.tsx';
import { FullPageLoader } from '../lib/page/FullPageLoader.tsx';
import { useOnline } from '../lib/useOnline.ts';
import { isMaintenance, onMaintenanceChange } from '../site/browser/maintenance.ts';
import { pages, unknownPath } from './pages.tsx';
import { pageKey } from '../site/address/pageKey.ts';
import { patterns, type RouteName } from '../site/address/patterns.ts';
import { RouteNameProvider } from '../site/routes/RouteContext.tsx';
import { routes } from './routes.tsx';
import { useFocusOnArrival } from '../lib/focus/useFocusOnArrival.ts';
import { PageTitle } from '../site/brand/PageTitle.tsx';

/** Shows the page of the address. React Router's data router would cost 25 kB more and load nothing that React Query does not. */
export function Routing() {
  // A page whose file is still to come leaves the one before it standing; without a network that would be for good, under another
  // address: then what is missing shows that it is loading, and the bar below says why it does not come.
  const online = useOnline();
  return (
    <BrowserRouter useTransitions={online}>
      <MatchedRoutes />
    </BrowserRouter>
  );
}

const isRouteName = (id: string | undefined): id is RouteName => id !== undefined && id in patterns;

function MatchedRoutes() {
  const { pathname, search } = useLocation();
  const id = useMemo(() => matchRoutes(routes, pathname)?.at(-1)?.route.id, [pathname]);
  const name = isRouteName(id) ? id : undefined;
  // The pattern for all other paths does not match a line break, which may be in an address as %0A.
  const element = useRoutes(routes) ?? unknownPath;
  const page = pageKey(pathname, search);
  useScrollToTop(page);
  useFocusOnArrival(page);
  useTenantConfig();
  // Replaces every page, also one that could not start (specification 1, section 2.1).
  const maintenance = useSyncExternalStore(onMaintenanceChange, isMaintenance);
  return (
    <RouteNameProvider name={name}>
      <PageTitle>
        <CrashBoundary resetKey={pathname}>
          <Suspense fallback={<FullPageLoader />}>
            {maintenance ? pages.maintenance : element}
          </Suspense>
        </CrashBoundary>
        <MigrationGate />
      </PageTitle>
    </RouteNameProvider>
  );
}

/** A new page begins at its top; going back leaves the place to the browser. */
function useScrollToTop(page: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, type]);
}
