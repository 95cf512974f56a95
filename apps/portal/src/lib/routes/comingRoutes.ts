import type { RouteName } from '../address/patterns.ts';

/**
 * Routes that have an address, a name and a guard, but no page: nothing leads there (useMayOpen), and who comes is told. The vaccination
 * certificate is a path only (specification 1, section 2.4): no call of the backend knows of one.
 */
export const comingRoutes = ['vaccination'] as const satisfies readonly RouteName[];

type ComingRoute = (typeof comingRoutes)[number];

/** Routes with a page (app/pages.tsx). */
export type PresentRoute = Exclude<RouteName, ComingRoute>;

const coming: ReadonlySet<RouteName> = new Set(comingRoutes);

export const isComing = (name: RouteName): name is ComingRoute => coming.has(name);
