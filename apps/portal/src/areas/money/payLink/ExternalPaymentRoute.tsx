import { useLocation } from 'react-router';
import { PaymentRequestPage } from './PaymentRequestPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** The payment request that the query names; the layout leads home without one. */
export function ExternalPaymentRoute() {
  const { paymentRequestId } = readQuery(useLocation().search);
  return paymentRequestId === undefined ? null : (
    <PaymentRequestPage paymentRequestId={paymentRequestId} />
  );
}
