import { createContext, type ReactNode, use } from 'react';
import type { RouteName } from '../address/patterns.ts';

const RouteNameContext = createContext<RouteName | undefined>(undefined);

/**
 * Provides the name of the matched route. Set by Routing; read by guards, tabs, breadcrumbs and
 * analytics.
 */
export const RouteNameProvider = (props: { name: RouteName | undefined; children: ReactNode }) => (
  <RouteNameContext value={props.name}>{props.children}</RouteNameContext>
);

/** Returns undefined for an unknown address. */
export const useRouteName = (): RouteName | undefined => use(RouteNameContext);
