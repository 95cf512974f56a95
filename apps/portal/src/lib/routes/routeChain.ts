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
