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
 * Replaces how a membership is paid: by a card, which the bank may want to be confirmed, or by a mandate, which is taken at once. What was
 * begun belongs to the link, so the address need not name it, and what is begun next takes its place.
 * @param refetch reads the link again: what is refused may have been done elsewhere
 */
export function useChangeMethod(token: string, refetch: () => void) {
  const { pathname, search } = useLocation();
  const [leavesCard, setLeavesCard] = useState(false);
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
        setLeavesCard(false);
        card.pay(payer);
      },
      pending: card.pending || mandate.isPending,
      error: card.error ?? mandate.error,
      forget: () => {
        card.forget();
        mandate.reset();
      },
    },
    giveMandate: (sepaMandate: SepaMandate) => mandate.mutate(sepaMandate),
    /** Another way is chosen than what waits for a bank. */
    leavesCard,
    leaveCard: () => setLeavesCard(true),
    /** What pays from now on, once it does. */
    kept: card.done ?? mandate.data,
  };
}

export type ChangeMethod = ReturnType<typeof useChangeMethod>;
