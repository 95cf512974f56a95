import { PageProgress } from '@studio-portal/ui/PageProgress';
import {
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  BrowserRouter,
  type Location,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router';
import { OfflineBar } from './frame/OfflineBar.tsx';
import { CrashBoundary } from './frame/CrashBoundary.tsx';
import { useTenantConfig } from '../areas/studio/shared/useTenantConfig.ts';
import { MigrationGate } from '../areas/account/migration/MigrationGate.tsx';
import { LoadingFrame } from './frame/LoadingFrame.tsx';
import { isMaintenance, onMaintenanceChange } from '../lib/browser/maintenance.ts';
import { pages, unknownPath } from './pages.tsx';
import { pageKey } from '../lib/address/pageKey.ts';
import { patterns, type RouteName } from '../lib/address/patterns.ts';
import { RouteNameProvider } from '../lib/routes/RouteContext.tsx';
import { matchBranch } from './routes.tsx';
import { useFragments } from './useFragments.ts';
import { useMissedNavigation } from './useMissedNavigation.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';
import { useFocusOnNavigation } from '../lib/focus/useFocusOnNavigation.ts';
import { PageTitle } from '../lib/brand/PageTitle.tsx';

/** Renders the page for the current address. */
export function Routing() {
  return (
    // Without transitions, queries change at once; controls bound to the query would otherwise jump
    // back until the transition ends.
    <BrowserRouter useTransitions={false}>
      <MatchedRoutes />
    </BrowserRouter>
  );
}

/**
 * Returns the location whose page is shown, and whether another page is loading: the previous page
 * stays until the modules of the next one have loaded.
 */
function useShownLocation(): { location: Location; isLoading: boolean } {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const isLoading =
    pageKey(deferred.pathname, deferred.search) !== pageKey(location.pathname, location.search);
  return { location: isLoading ? deferred : location, isLoading };
}

const isRouteName = (id: string | undefined): id is RouteName => id !== undefined && id in patterns;

export function MatchedRoutes() {
  const { location, isLoading } = useShownLocation();
  const { pathname, search } = location;
  const branch = useMemo(() => matchBranch(pathname), [pathname]);
  const id = branch.at(-1)?.id;
  const element = useRoutes(
    useMemo(() => nested(branch), [branch]),
    location,
  );
  const page = pageKey(pathname, search);
  useFragments();
  useMissedNavigation();
  usePreloadOnIntent();
  useScrollToTop(page);
  useFocusOnNavigation(page);
  // Replaces every page, even one that failed to start (spec 2.1).
  const maintenance = useSyncExternalStore(onMaintenanceChange, isMaintenance, () => false);
  return (
    <RouteNameProvider name={isRouteName(id) ? id : undefined}>
      <PageTitle>
        {isLoading && <PageProgress aria-hidden />}
        <CrashBoundary resetKey={page}>
          <Suspense fallback={<LoadingFrame />}>
            {maintenance ? (
              pages.maintenance.element
            ) : (
              <MatchedPage location={location} element={element ?? unknownPath.element} />
            )}
            <Hydrated />
          </Suspense>
        </CrashBoundary>
        <OfflineBar isPageLoading={isLoading} />
        <TenantConfigGate />
        <MigrationGate />
      </PageTitle>
    </RouteNameProvider>
  );
}

interface MatchedPageProps {
  location: Location;
  element: ReactNode;
}

/**
 * Renders a page again only for a new location. Each call of `useRoutes` provides a new context,
 * which would render all links of a page that stays while the next one loads.
 */
const MatchedPage = memo(
  ({ element }: MatchedPageProps) => element,
  (before, after) => before.location === after.location,
);

/**
 * Enables the server's markup (hydrating.css). Rendered with the page, so that the effect runs once
 * the page is hydrated.
 */
function Hydrated() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-hydrating'), []);
  return null;
}

/** A separate component, so that pages do not re-render with each response. */
function TenantConfigGate() {
  useTenantConfig();
  return null;
}

/**
 * Nests the matched branch, so that `useRoutes` does not match all 150 patterns again, which takes
 * 30 ms on a phone.
 */
const nested = (branch: readonly RouteObject[]): RouteObject[] =>
  branch.reduceRight<RouteObject[]>(
    (children, route) => [{ ...route, index: false, children }],
    [],
  );

/**
 * Scrolls to the top of a new page; on back navigation the browser restores the position. Other
 * changes of the address, such as a filter or an opened sheet, keep it.
 */
function useScrollToTop(page: string): void {
  const type = useNavigationType();
  const shownPage = useRef(page);
  // Before anything of the new page can be focused, which would be scrolled out of the window.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [page, type]);
}
