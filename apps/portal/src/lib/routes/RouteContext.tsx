import { createContext, type ReactNode, use } from 'react';
import type { RouteName } from '../address/patterns.ts';

const RouteNameContext = createContext<RouteName | undefined>(undefined);

/** Name of the matched route; filled where routes are matched (Routing), read by guard, tabs, breadcrumbs and analytics. */
export const RouteNameProvider = (props: { name: RouteName | undefined; children: ReactNode }) => (
  <RouteNameContext value={props.name}>{props.children}</RouteNameContext>
);

/** Undefined on an address that no page has. */
export const useRouteName = (): RouteName | undefined => use(RouteNameContext);
