import { useLocation } from 'react-router';
import { CrossTenantCheckinPage } from './CrossTenantCheckinPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** Shows the cross-chain visit that the query names; without one, the layout redirects home. */
export function CrossTenantCheckinRoute() {
  const { publicToken } = readQuery(useLocation().search);
  return publicToken === undefined ? null : <CrossTenantCheckinPage publicToken={publicToken} />;
}
