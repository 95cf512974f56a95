import { useLocation } from 'react-router';
import { MethodLinkPage } from './MethodLinkPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** The link that the query names; the layout leads home without one. */
export function PaymentMethodRoute() {
  const { token } = readQuery(useLocation().search);
  return token === undefined ? null : <MethodLinkPage token={token} />;
}
