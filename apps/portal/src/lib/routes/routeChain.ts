import { pathFromParams } from '../address/paths.ts';
import type { RouteName } from '../address/patterns.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeTable } from './routeTable.ts';

const routeMeta = (name: RouteName): RouteMeta => routeTable[name];

/** Returns a route and its ancestors, from the top: `studios, studio, courses, course`. */
export function routeChain(name: RouteName): RouteName[] {
  const { parent } = routeMeta(name);
  return [...(parent ? routeChain(parent) : []), name];
}

/**
 * Returns the breadcrumbs of a page, from the top, without hidden steps, and without the list of
 * studios unless the user may choose one (spec 2.5).
 */
export const routeBreadcrumbs = (name: RouteName, mayChooseStudio: boolean): RouteName[] =>
  routeChain(name).filter(
    (step) => !routeMeta(step).hiddenInBreadcrumb && (step !== 'studios' || mayChooseStudio),
  );

/**
 * Returns the address of a page in the breadcrumbs of the current one, with the query parameters of
 * the current page that `keeps` lists.
 */
export function ancestorAddress(
  name: RouteName,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): string {
  const { keeps = [] } = routeMeta(name);
  const kept = new URLSearchParams([...query].filter(([key]) => keeps.includes(key)));
  return pathFromParams(name, params) + (kept.size > 0 ? `?${kept}` : '');
}
