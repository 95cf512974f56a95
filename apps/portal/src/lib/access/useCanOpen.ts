import { useLocation } from 'react-router';
import type { RouteName } from '../address/patterns.ts';
import { readQuery } from '../address/query.ts';
import type { RouteMeta } from '../routes/RouteMeta.ts';
import { routeTable } from '../routes/routeTable.ts';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import { checkAccess } from './checkAccess.ts';

/**
 * Returns a check for tabs, tiles, buttons and menu entries: the guard admits the current user. Outside a studio only pages without a guard can be opened.
 */
export function useRouteAccess(): (name: RouteName) => boolean {
  const data = useStudioIfAny();
  const { search } = useLocation();
  return (name) => {
    const { guard }: RouteMeta = routeTable[name];
    if (!guard) return true;
    return (
      data !== null && checkAccess(guard, { ...data, query: readQuery(search) }).kind === 'allowed'
    );
  };
}

/** Returns whether the current user may open one page. */
export const useCanOpen = (name: RouteName): boolean => useRouteAccess()(name);
