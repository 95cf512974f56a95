import { createContext, type ReactNode, use } from 'react';
import type { Guard } from './RouteMeta.ts';

const GuardsContext = createContext<readonly Guard[]>([]);

/** What the matched routes ask for; filled where the routes are matched (Routing), read where it is decided (useGuard). */
export const GuardsProvider = (props: { guards: readonly Guard[]; children: ReactNode }) => (
  <GuardsContext value={props.guards}>{props.children}</GuardsContext>
);

export const useGuards = (): readonly Guard[] => use(GuardsContext);
