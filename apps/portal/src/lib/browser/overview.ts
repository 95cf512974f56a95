import { useLocation } from 'react-router';
import { readQuery } from '../address/query.ts';
import { readStored, store } from './storage.ts';

/**
 * Remembers `?v=true`, which allows choosing a studio, for the visit, since links inside the portal
 * drop the query (spec 2.6).
 */
export function rememberOverview(search: string): void {
  if (readQuery(search).overview) store('overview', true);
}

/** Returns whether this visit may choose a studio although its address names one. */
export function useOverview(): boolean {
  const { overview } = readQuery(useLocation().search);
  return overview || readStored('overview') === true;
}
