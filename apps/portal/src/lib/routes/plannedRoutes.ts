import type { RouteName } from '../address/patterns.ts';

/**
 * Routes with address, name and guard but without a page: no link leads there (useCanOpen), and
 * visitors get a notice. The vaccination certificate is only a path in the specification (spec
 * 2.4), without any call.
 */
export const plannedRoutes = ['vaccination'] as const satisfies readonly RouteName[];

type PlannedRoute = (typeof plannedRoutes)[number];

/** Routes with a page (app/pages.tsx). */
export type ImplementedRoute = Exclude<RouteName, PlannedRoute>;

const coming: ReadonlySet<RouteName> = new Set(plannedRoutes);

export const isPlanned = (name: RouteName): name is PlannedRoute => coming.has(name);
