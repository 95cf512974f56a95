import { useLocation } from 'react-router';
import type { RouteName } from '../address/patterns.ts';
import { readQuery } from '../address/query.ts';
import { isComing } from '../routes/comingRoutes.ts';
import type { RouteMeta } from '../routes/RouteMeta.ts';
import { routeTable } from '../routes/routeTable.ts';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import { judge } from './judge.ts';

/**
 * Returns a check for tabs, tiles, buttons and menu entries: the route has a page, and its guard
 * admits the current user. Outside a studio only pages without a guard can be opened.
 */
export function useWhatOpens(): (name: RouteName) => boolean {
  const data = useStudioIfAny();
  const { search } = useLocation();
  return (name) => {
    const { guard }: RouteMeta = routeTable[name];
    if (isComing(name)) return false;
    if (!guard) return true;
    return data !== null && judge(guard, { ...data, query: readQuery(search) }).kind === 'allowed';
  };
}

/** Returns whether the current user may open one page. */
export const useMayOpen = (name: RouteName): boolean => useWhatOpens()(name);
