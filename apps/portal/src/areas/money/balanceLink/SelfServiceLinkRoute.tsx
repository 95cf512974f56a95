import { Navigate, useLocation } from 'react-router';
import { isPayAddress } from './addresses.ts';
import { BalancePage } from './BalancePage.tsx';
import { SelfServiceLinkPage } from './SelfServiceLinkPage.tsx';
import { isMethodToken } from '../../../lib/address/linkTokens.ts';
import { path } from '../../../lib/address/paths.ts';
import { readQuery } from '../../../lib/address/query.ts';

/**
 * Opens the link that the query names; without one, the layout redirects to the home page.
 * Redirects links for changing the payment method to their own page.
 */
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
