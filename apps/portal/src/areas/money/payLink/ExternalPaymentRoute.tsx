import { useLocation } from 'react-router';
import { PaymentRequestPage } from './PaymentRequestPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/**
 * Opens the payment request that the query names; without one, the layout redirects to the home
 * page.
 */
export function ExternalPaymentRoute() {
  const { paymentRequestId } = readQuery(useLocation().search);
  return paymentRequestId === undefined ? null : (
    <PaymentRequestPage paymentRequestId={paymentRequestId} />
  );
}
