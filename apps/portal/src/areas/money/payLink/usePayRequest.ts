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
 * Paying a payment request. Its order stands in the address, so that reload and the bank's page lead back to it.
 * @param refetch reads request and order again: what is refused may have been paid elsewhere
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
