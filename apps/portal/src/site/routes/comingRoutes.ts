import type { RouteName } from '../address/patterns.ts';

/** Routes that have an address, a name and a guard, but no page yet: nothing leads there (useMayOpen), and who comes is told. */
export const comingRoutes = ['vaccination'] as const satisfies readonly RouteName[];

type ComingRoute = (typeof comingRoutes)[number];

/** Routes with a page (app/pages.tsx). */
export type PresentRoute = Exclude<RouteName, ComingRoute>;

const coming: ReadonlySet<RouteName> = new Set(comingRoutes);

export const isComing = (name: RouteName): name is ComingRoute => coming.has(name);
