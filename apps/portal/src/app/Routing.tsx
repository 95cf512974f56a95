import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { BrowserRouter, NavigationType, useNavigationType, useRoutes } from 'react-router';
import { CrashBoundary } from '../features/shell/CrashBoundary.tsx';
import { useTenantConfig } from '../domains/studio/useTenantConfig.ts';
import { MigrationGate } from '../features/migration/MigrationGate.tsx';
import { FullPageLoader } from '../lib/page/FullPageLoader.tsx';
import { isMaintenance, onMaintenanceChange } from '../site/browser/maintenance.ts';
import { pages, unknownPath } from './pages.tsx';
import { pageKey } from '../site/address/pageKey.ts';
import { patterns, type RouteName } from '../site/address/patterns.ts';
import { RouteNameProvider } from '../site/routes/RouteContext.tsx';
import { matched } from './matched.ts';
import { useShownLocation } from './useShownLocation.ts';
import { useFocusOnArrival } from '../lib/focus/useFocusOnArrival.ts';
import { PageTitle } from '../site/brand/PageTitle.tsx';

/** Shows the page of the address. React Router's data router would cost 25 kB more and load nothing that React Query does not. */
export function Routing() {
  return (
    <BrowserRouter useTransitions={false}>
      <MatchedRoutes />
    </BrowserRouter>
  );
}

const isRouteName = (id: string | undefined): id is RouteName => id !== undefined && id in patterns;

function MatchedRoutes() {
  const location = useShownLocation();
  const { pathname, search } = location;
  const { id, routes } = matched(pathname);
  const name = isRouteName(id) ? id : undefined;
  const element = useRoutes(routes, location) ?? unknownPath;
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
