import type { RouteName } from '../address/patterns.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeTable } from './routeTable.ts';

const metaOf = (name: RouteName): RouteMeta => routeTable[name];

/** Returns a route and its ancestors, from the top: `studios, studio, courses, course`. */
export function routeChain(name: RouteName): RouteName[] {
  const { parent } = metaOf(name);
  return [...(parent ? routeChain(parent) : []), name];
}

/**
 * Returns the breadcrumbs of a page, from the top, without hidden steps, and without the list of
 * studios unless the user may choose one (spec 2.5).
 */
export const breadcrumbsOf = (name: RouteName, mayChooseStudio: boolean): RouteName[] =>
  routeChain(name).filter(
    (step) => !metaOf(step).hiddenInBreadcrumb && (step !== 'studios' || mayChooseStudio),
  );
