import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { routes } from './routes.tsx';

/** The route of an address, with those around it. */
export interface Matched {
  /** Its id; undefined where it has none, as what stands for unknown addresses. */
  id: string | undefined;
  /** It alone, so that who shows it need not look through all 150 again, which takes a phone 30 ms. */
  routes: RouteObject[];
  /** The page and the layouts around it. */
  elements: ReactNode[];
}

const nothing: Matched = { id: undefined, routes: [], elements: [] };
let last: { pathname: string; matched: Matched } | undefined;

/** The route of a path. The last one is kept: it is asked for several times as a page is made. */
export function matched(pathname: string): Matched {
  if (last?.pathname !== pathname) last = { pathname, matched: find(pathname) };
  return last.matched;
}

function find(pathname: string): Matched {
  const matches = matchRoutes(routes, pathname);
  // The pattern for all other paths does not match a line break, which may be in an address as %0A.
  if (!matches) return nothing;
  const branch = matches.map(({ route }) => route);
  const within = branch.reduceRight<RouteObject[]>(
    (children, route) => [{ ...route, index: false, children }],
    [],
  );
  return {
    id: branch.at(-1)?.id,
    routes: within,
    elements: branch.map(({ element }) => element),
  };
}
