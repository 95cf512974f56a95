import { useLocation } from 'react-router';
import { MethodLinkPage } from './MethodLinkPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** Opens the link that the query names; without one, the layout redirects to the home page. */
export function PaymentMethodRoute() {
  const { token } = readQuery(useLocation().search);
  return token === undefined ? null : <MethodLinkPage token={token} />;
}
