import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { path } from '../../lib/address/paths.ts';
import type { RouteMeta } from '../../lib/routes/RouteMeta.ts';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { readQuery, withParameter } from '../../lib/address/query.ts';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { useHeadStudio } from '../frame/useHeadStudio.ts';
import { ExternalShell } from '../frame/ExternalShell.tsx';
import { UnknownStudioPage } from '../../areas/studio/shared/UnknownStudioPage.tsx';
import { useGa4 } from '../../lib/analytics/useGa4.ts';

/**
 * Layout of pages without a studio in their path; the header shows the studio that the query names
 * or that the response for the link contains. Redirects home if the query lacks the subject of the
 * page.
 */
export function ExternalLayout() {
  const name = useRouteName();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = readQuery(search);
  const { studio, unknown } = useHeadStudio(query);
  useGa4(name === 'externalPayment', studio?.id);
  const found = query.organizationUnitId === undefined ? studio?.id : undefined;
  // Adds the studio to the address, so that its contact details stay available once the link is
  // used up and its response no longer has them.
  useEffect(() => {
    if (found !== undefined)
      void navigate(withParameter(search, 'o', String(found)), { replace: true });
  }, [found, search, navigate]);
  const { guard }: Partial<RouteMeta> = name ? routeTable[name] : {};
  // The subject of the page is missing: redirect home (spec 2.6).
  if (guard?.query?.some((needed) => query[needed] === undefined))
    return <Navigate to={path('home')} replace />;
  if (unknown) return <UnknownStudioPage />;
  return (
    <ExternalShell studio={studio}>
      <Outlet />
    </ExternalShell>
  );
}
