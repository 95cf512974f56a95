import { useLocation } from 'react-router';
import { readQuery } from '../address/query.ts';
import { readStored, store } from './storage.ts';

/** `?v=true` allows choosing among the studios for the whole visit, since links inside the portal do not carry it on (section 2.6). */
export function rememberOverview(search: string): void {
  if (readQuery(search).overview) store('overview', true);
}

/** Whether this visit may choose among the studios although its address names one. */
export function useOverview(): boolean {
  const { overview } = readQuery(useLocation().search);
  return overview || readStored('overview') === true;
}
