import type { RouteName } from '../address/patterns.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeTable } from './routeTable.ts';

const metaOf = (name: RouteName): RouteMeta => routeTable[name];

/** A route and those above it, from the top: `studios, studio, courses, course`. */
export function routeChain(name: RouteName): RouteName[] {
  const { parent } = metaOf(name);
  return [...(parent ? routeChain(parent) : []), name];
}

/**
 * The breadcrumbs of a page, from the top: hidden steps are left out, and the list of studios unless the reader may choose among
 * them (specification 1, section 2.5).
 */
export const breadcrumbsOf = (name: RouteName, mayChooseStudio: boolean): RouteName[] =>
  routeChain(name).filter(
    (step) => !metaOf(step).hiddenInBreadcrumb && (step !== 'studios' || mayChooseStudio),
  );
