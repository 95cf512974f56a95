import { useLocation } from 'react-router';
import type { RouteName } from '../address/patterns.ts';
import { readQuery } from '../address/query.ts';
import { isComing } from '../routes/comingRoutes.ts';
import type { RouteMeta } from '../routes/RouteMeta.ts';
import { routeTable } from '../routes/routeTable.ts';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import { judge } from './judge.ts';

/**
 * The one question before a tab, tile, button or menu entry leads somewhere: is there a page, and would its guard let this reader
 * see it? Below no studio only pages without a guard open.
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

/** Whether one page opens to this reader. */
export const useMayOpen = (name: RouteName): boolean => useWhatOpens()(name);
