import { Navigate, useLocation } from 'react-router';
import { isPayAddress } from './addresses.ts';
import { BalancePage } from './BalancePage.tsx';
import { SelfServiceLinkPage } from './SelfServiceLinkPage.tsx';
import { isMethodToken } from '../../../lib/address/linkTokens.ts';
import { path } from '../../../lib/address/paths.ts';
import { readQuery } from '../../../lib/address/query.ts';

/** The link that the query names; the layout leads home without one. A link to change the payment method has a page of its own. */
export function SelfServiceLinkRoute() {
  const { search } = useLocation();
  const { token } = readQuery(search);
  if (token === undefined) return null;
  if (isMethodToken(token))
    return <Navigate to={path('externalUpdatePaymentMethod') + search} replace />;
  return isPayAddress(search) ? (
    <BalancePage token={token} />
  ) : (
    <SelfServiceLinkPage token={token} />
  );
}
