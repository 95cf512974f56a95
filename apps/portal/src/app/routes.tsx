import type { RouteObject } from 'react-router';
import { PortalLayout } from '../routes/PortalLayout.tsx';
import { StudioLayout } from '../routes/StudioLayout.tsx';
import { isComing } from '../site/routes/comingRoutes.ts';
import { notAvailable, page, pages, unknownPath } from './pages.tsx';
import {
  externalPatterns,
  patterns,
  portalPatterns,
  type RouteName,
  studioPatterns,
} from '../site/address/patterns.ts';

/** Routes without a page yet still have their guards; behind them stands that the studio does not offer it. */
const routesOf = (group: Partial<typeof patterns>): RouteObject[] =>
  Object.keys(group)
    .filter((name): name is RouteName => name in patterns)
    .map((name) => ({
      id: name,
      path: patterns[name],
      element: isComing(name) ? notAvailable : pages[name],
    }));

/** Every route; its id is its name, under which routeTable.ts says what it asks for. */
export const routes: RouteObject[] = [
  { element: <PortalLayout />, children: routesOf(portalPatterns) },
  {
    element: page(() => import('../routes/ExternalLayout.tsx'), 'ExternalLayout'),
    children: routesOf(externalPatterns),
  },
  {
    element: <StudioLayout />,
    children: [...routesOf(studioPatterns), { path: `${patterns.studio}/*`, element: unknownPath }],
  },
  { path: '*', element: unknownPath },
];
