import { Suspense, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  BrowserRouter,
  type Location,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router';
import { CrashBoundary } from './frame/CrashBoundary.tsx';
import { useTenantConfig } from '../areas/studio/shared/useTenantConfig.ts';
import { MigrationGate } from '../areas/account/migration/MigrationGate.tsx';
import { FullPageLoader } from '../lib/page/FullPageLoader.tsx';
import { useOnline } from '../lib/browser/useOnline.ts';
import { isMaintenance, onMaintenanceChange } from '../lib/browser/maintenance.ts';
import { pages, unknownPath } from './pages.tsx';
import { pageKey } from '../lib/address/pageKey.ts';
import { patterns, type RouteName } from '../lib/address/patterns.ts';
import { RouteNameProvider } from '../lib/routes/RouteContext.tsx';
import { matchBranch } from './routes.tsx';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';
import { useFocusOnArrival } from '../lib/focus/useFocusOnArrival.ts';
import { PageTitle } from '../lib/brand/PageTitle.tsx';

/** Shows the page of the address. */
export function Routing() {
  return (
    // A query is shown at once: controls whose state it holds would spring back until a transition ends.
    <BrowserRouter useTransitions={false}>
      <MatchedRoutes />
    </BrowserRouter>
  );
}

/**
 * The location whose page is shown. The page before stays until the files of the next one are here. Offline they may never come, so the
 * next page shows at once that it is loading.
 */
function useShownLocation(): Location {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const isSamePage = deferred.pathname === location.pathname;
  return useOnline() && !isSamePage ? deferred : location;
}

const isRouteName = (id: string | undefined): id is RouteName => id !== undefined && id in patterns;

export function MatchedRoutes() {
  const location = useShownLocation();
  const { pathname, search } = location;
  const branch = useMemo(() => matchBranch(pathname), [pathname]);
  const id = branch.at(-1)?.id;
  const element = useRoutes(
    useMemo(() => nested(branch), [branch]),
    location,
  );
  const page = pageKey(pathname, search);
  usePreloadOnIntent();
  useScrollToTop(page);
  useFocusOnArrival(page);
  // Replaces every page, also one that could not start (specification 1, section 2.1).
  const maintenance = useSyncExternalStore(onMaintenanceChange, isMaintenance, () => false);
  return (
    <RouteNameProvider name={isRouteName(id) ? id : undefined}>
      <PageTitle>
        <CrashBoundary resetKey={pathname}>
          <Suspense fallback={<FullPageLoader />}>
            {maintenance ? pages.maintenance.element : (element ?? unknownPath.element)}
            <Hydrated />
          </Suspense>
        </CrashBoundary>
        <TenantConfigGate />
        <MigrationGate />
      </PageTitle>
    </RouteNameProvider>
  );
}

/** Lets the server's markup be used (hydrating.css); rendered with the page, so that it comes when that is hydrated. */
function Hydrated() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-hydrating'), []);
  return null;
}

/** Apart from the pages, which would render anew with each response. */
function TenantConfigGate() {
  useTenantConfig();
  return null;
}

/** A branch as a tree of its own, so that `useRoutes` does not match all 150 patterns a second time, which takes a phone 30 ms. */
const nested = (branch: readonly RouteObject[]): RouteObject[] =>
  branch.reduceRight<RouteObject[]>(
    (children, route) => [{ ...route, index: false, children }],
    [],
  );

/** A new page begins at its top; going back leaves the place to the browser. */
function useScrollToTop(page: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, type]);
}
