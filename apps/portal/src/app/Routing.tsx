import { Suspense, useEffect, useMemo } from 'react';
import {
  BrowserRouter,
  matchRoutes,
  NavigationType,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router';
import { CrashBoundary } from '../features/shell/CrashBoundary.tsx';
import { FullPageLoader } from '../features/shell/FullPageLoader.tsx';
import { GuardsProvider } from './RouteContext.tsx';
import { isRouteMeta } from './RouteMeta.ts';
import { routes } from './routes.tsx';

/** Shows the page of the address. React Router's data router would cost 25 kB more and load nothing that React Query does not. */
export function Routing() {
  return (
    <BrowserRouter>
      <MatchedRoutes />
    </BrowserRouter>
  );
}

function MatchedRoutes() {
  const location = useLocation();
  const guards = useMemo(
    () =>
      (matchRoutes(routes, location) ?? []).flatMap(({ route }) =>
        isRouteMeta(route.handle) && route.handle.guard ? [route.handle.guard] : [],
      ),
    [location],
  );
  useScrollToTop(location.pathname);
  return (
    <GuardsProvider guards={guards}>
      <CrashBoundary resetKey={location.pathname}>
        <Suspense fallback={<FullPageLoader />}>{useRoutes(routes)}</Suspense>
      </CrashBoundary>
    </GuardsProvider>
  );
}

/** A new page begins at its top; going back leaves the place to the browser. */
function useScrollToTop(pathname: string): void {
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, type]);
}
