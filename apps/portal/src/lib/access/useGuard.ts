import { useLocation } from 'react-router';
import type { StudioPageData } from '../routes/StudioContext.tsx';
import { checkAccess, type AccessDecision } from './checkAccess.ts';
import { readQuery } from '../address/query.ts';
import { useRouteName } from '../routes/RouteContext.tsx';
import type { RouteMeta } from '../routes/RouteMeta.ts';
import { routeTable } from '../routes/routeTable.ts';

/** Checks whether the current user may see the current route. */
export function useGuard(data: StudioPageData): AccessDecision {
  const { search } = useLocation();
  const name = useRouteName();
  if (!name) return { kind: 'allowed' };
  const { guard }: RouteMeta = routeTable[name];
  return checkAccess(guard, { ...data, query: readQuery(search) });
}
