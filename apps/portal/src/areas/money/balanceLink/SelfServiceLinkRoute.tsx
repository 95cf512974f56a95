import { useLocation } from 'react-router';
import { isPayAddress } from './addresses.ts';
import { BalancePage } from './BalancePage.tsx';
import { SelfServiceLinkPage } from './SelfServiceLinkPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** Opens the link that the query names; without one, the layout redirects to the home page. */
export function SelfServiceLinkRoute() {
  const { search } = useLocation();
  const { token } = readQuery(search);
  if (token === undefined) return null;
  return isPayAddress(search) ? (
    <BalancePage token={token} />
  ) : (
    <SelfServiceLinkPage token={token} />
  );
}
