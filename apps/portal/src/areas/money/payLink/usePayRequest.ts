import {
  authenticatePaymentRequestCheckout,
  cancelPaymentRequestCheckout,
  createPaymentRequestCheckout,
  finalizePaymentRequestCheckout,
} from '@studio-portal/sdk/api/payment-requests';
import { useLocation } from 'react-router';
import { requireSettled } from '../../checkout/summary/retryUntilSettled.ts';
import { useLinkCheckout } from '../../checkout/links/useLinkCheckout.ts';
import { withParameter } from '../../../lib/address/query.ts';

/**
 * Pays a payment request. The order is kept in the address, so that reloads and the bank's page
 * return to it.
 * @param refetch reloads request and order, since a refused payment may have been made elsewhere
 */
export function usePayRequest(paymentRequestUuid: string, refetch: () => void) {
  const { pathname, search } = useLocation();
  return useLinkCheckout(
    {
      create: {
        operation: 'createPaymentRequestCheckout',
        send: async (payer, key) => {
          const request = { paymentRequestUuid, ...payer };
          const { id } = await createPaymentRequestCheckout(request, { 'Idempotency-Key': key });
          return id;
        },
      },
      authenticate: {
        operation: 'authenticatePaymentRequestCheckout',
        send: authenticatePaymentRequestCheckout,
      },
      finalize: {
        operation: 'finalizePaymentRequestCheckout',
        send: (id) => requireSettled(finalizePaymentRequestCheckout(id, { 'Idempotency-Key': id })),
      },
      cancel: {
        operation: 'cancelPaymentRequestCheckout',
        send: (id) => cancelPaymentRequestCheckout(id),
      },
    },
    { checkoutPath: (id) => pathname + withParameter(search, 'checkout', id), refetch },
  );
}
