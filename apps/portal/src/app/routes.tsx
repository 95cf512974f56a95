import type { RouteObject } from 'react-router';
import { PortalLayout } from '../routes/PortalLayout.tsx';
import { OwnStudioLayout } from '../routes/selfService/OwnStudioLayout.tsx';
import { StudioLayout } from '../routes/StudioLayout.tsx';
import { isComing } from '../site/routes/comingRoutes.ts';
import { page } from './page.tsx';
import { notAvailable, pages, unknownPath } from './pages.tsx';
import {
  externalPatterns,
  patterns,
  portalPatterns,
  type RouteName,
  plainStudioPatterns,
  selfServiceFlowPatterns,
  selfServicePatterns,
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
    children: [
      ...routesOf(plainStudioPatterns),
      {
        // Small, and not fetched: the pages below would wait for it in line.
        element: <OwnStudioLayout />,
        children: [
          ...routesOf(selfServiceFlowPatterns),
          {
            element: page(
              () => import('../routes/selfService/SelfServiceLayout.tsx'),
              'SelfServiceLayout',
            ),
            children: routesOf(selfServicePatterns),
          },
        ],
      },
      { path: `${patterns.studio}/*`, element: unknownPath },
    ],
  },
  { path: '*', element: unknownPath },
];
