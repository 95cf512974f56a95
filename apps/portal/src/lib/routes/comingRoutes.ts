import type { RouteName } from '../address/patterns.ts';

/**
 * Routes with address, name and guard but without a page: no link leads there (useMayOpen), and
 * visitors get a notice. The vaccination certificate is only a path in the specification (spec
 * 2.4), without any call.
 */
export const comingRoutes = ['vaccination'] as const satisfies readonly RouteName[];

type ComingRoute = (typeof comingRoutes)[number];

/** Routes with a page (app/pages.tsx). */
export type PresentRoute = Exclude<RouteName, ComingRoute>;

const coming: ReadonlySet<RouteName> = new Set(comingRoutes);

export const isComing = (name: RouteName): name is ComingRoute => coming.has(name);
