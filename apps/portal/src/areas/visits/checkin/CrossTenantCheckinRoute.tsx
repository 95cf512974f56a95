import { useLocation } from 'react-router';
import { CrossTenantCheckinPage } from './CrossTenantCheckinPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** The visit of a member of another chain that the query names; the layout leads home without one. */
export function CrossTenantCheckinRoute() {
  const { publicToken } = readQuery(useLocation().search);
  return publicToken === undefined ? null : <CrossTenantCheckinPage publicToken={publicToken} />;
}
