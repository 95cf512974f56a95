import { matchRoutes, type RouteObject } from 'react-router';
import { PortalLayout } from './layouts/PortalLayout.tsx';
import { OwnStudioLayout } from '../areas/membership/selfService/OwnStudioLayout.tsx';
import { StudioLayout } from './layouts/StudioLayout.tsx';
import { type Page, page } from './page.tsx';
import { pages, unknownPath } from './pages.tsx';
import {
  externalPatterns,
  patterns,
  portalPatterns,
  type RouteName,
  plainStudioPatterns,
  selfServiceFlowPatterns,
  selfServicePatterns,
} from '../lib/address/patterns.ts';

export type AppRoute = Exclude<RouteObject, { index: true }> &
  Pick<Page, 'preload'> & { children?: AppRoute[] };

/** Builds routes for a group of patterns. */
const buildRoutes = (group: Partial<typeof patterns>): AppRoute[] =>
  Object.keys(group)
    .filter((name): name is RouteName => name in patterns)
    .map((name) => ({
      id: name,
      path: patterns[name],
      ...pages[name],
    }));

/** All routes; the id is the name, under which routeTable.ts has the guard. */
export const routes: AppRoute[] = [
  { element: <PortalLayout />, children: buildRoutes(portalPatterns) },
  {
    ...page(() => import('./layouts/ExternalLayout.tsx'), 'ExternalLayout'),
    children: buildRoutes(externalPatterns),
  },
  {
    element: <StudioLayout />,
    children: [
      ...buildRoutes(plainStudioPatterns),
      {
        // Small and bundled: pages below would otherwise wait for it sequentially.
        element: <OwnStudioLayout />,
        children: [
          ...buildRoutes(selfServiceFlowPatterns),
          {
            ...page(
              () => import('../areas/membership/selfService/SelfServiceLayout.tsx'),
              'SelfServiceLayout',
              'membership',
            ),
            children: buildRoutes(selfServicePatterns),
          },
        ],
      },
      { path: `${patterns.studio}/*`, ...unknownPath },
    ],
  },
  { path: '*', ...unknownPath },
];

/**
 * Returns the matched routes of a path, from the outermost layout to the page; empty without a
 * match.
 */
export const matchBranch = (pathname: string): AppRoute[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);

/** Preloads the modules of a path's page and layouts. Never rejects. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(matchBranch(pathname).flatMap(({ preload }) => preload?.() ?? []));
}
