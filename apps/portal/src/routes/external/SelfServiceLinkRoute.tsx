import { Navigate, useLocation } from 'react-router';
import { isPayAddress } from '../../features/selfServiceLink/addresses.ts';
import { BalancePage } from '../../features/selfServiceLink/BalancePage.tsx';
import { SelfServiceLinkPage } from '../../features/selfServiceLink/SelfServiceLinkPage.tsx';
import { isMethodToken } from '../../site/address/linkTokens.ts';
import { path } from '../../site/address/paths.ts';
import { readQuery } from '../../site/address/query.ts';

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
