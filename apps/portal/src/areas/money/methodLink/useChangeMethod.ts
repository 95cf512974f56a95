import { ApiError } from '@studio-portal/sdk';
import {
  authenticatePaymentMethodCheckout,
  createPaymentMethodCheckout,
  finalizePaymentMethodCheckout,
  replacePaymentMethod,
} from '@studio-portal/sdk/api/payment-methods';
import type { SepaMandate } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLinkCheckout } from '../../checkout/links/useLinkCheckout.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/**
 * Replaces the payment method of a membership: by a card, which the bank may have to confirm, or by
 * a mandate, which takes effect immediately. A started change belongs to the link, so the address
 * does not name it, and a new one replaces it.
 * @param refetch reloads the link, since a refused change may have been made elsewhere
 */
export function useChangeMethod(token: string, refetch: () => void) {
  const { pathname, search } = useLocation();
  const [isCardAbandoned, setCardAbandoned] = useState(false);
  const card = useLinkCheckout(
    {
      create: {
        operation: 'createPaymentMethodCheckout',
        send: async (payer, key) => {
          await createPaymentMethodCheckout({ token, ...payer }, { 'Idempotency-Key': key });
          return token;
        },
      },
      authenticate: {
        operation: 'authenticatePaymentMethodCheckout',
        send: authenticatePaymentMethodCheckout,
      },
      finalize: {
        operation: 'finalizePaymentMethodCheckout',
        send: (link) => finalizePaymentMethodCheckout(link),
      },
    },
    { checkoutPath: () => pathname + search, refetch },
  );
  const mandate = useApiMutation(['replacePaymentMethod'], {
    mutationFn: (sepaMandate: SepaMandate) => replacePaymentMethod(token, { sepaMandate }),
    onError: (error) => {
      if (error instanceof ApiError && error.errorCode.startsWith('link.')) refetch();
    },
  });
  return {
    card: {
      ...card,
      pay: (payer: Parameters<typeof card.pay>[0]) => {
        setCardAbandoned(false);
        card.pay(payer);
      },
      pending: card.pending || mandate.isPending,
      error: card.error ?? mandate.error,
      forget: () => {
        card.forget();
        mandate.reset();
      },
    },
    submitMandate: (sepaMandate: SepaMandate) => mandate.mutate(sepaMandate),
    /** True if the user selects another method while the card waits for the bank. */
    isCardAbandoned,
    abandonCard: () => setCardAbandoned(true),
    /** The new payment method, once the change is complete. */
    kept: card.done ?? mandate.data,
  };
}

export type ChangeMethod = ReturnType<typeof useChangeMethod>;
