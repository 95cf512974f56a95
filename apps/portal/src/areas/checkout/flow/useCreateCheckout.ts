import { ApiError } from '@studio-portal/sdk';
import type { Money } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { readStored } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { CheckoutRequest, Flow, Payer, Subject } from './Flow.ts';
import { orderedTotalState } from './orderedTotal.ts';
import { saveOpenOrder } from '../orders/openOrders.ts';
import { acceptedConsents } from '../contact/useConsents.ts';
import { useDraft } from './useDraft.ts';

interface Creation {
  request: CheckoutRequest;
  orderedTotal: Money | undefined;
}

/**
 * Creates the checkout, which books and charges nothing yet, and opens its summary. That places the
 * order at once if an order button has shown its total.
 * @param onConflict called on a 409: the subject has changed, must be refetched and then shows its
 * new state
 */
export function useCreateCheckout(flow: Flow, subject: Subject, onConflict: () => void) {
  const navigate = useNavigate();
  const [keyFor] = useState(createKeyring);
  const { tenant, user } = useStudio();
  const { start, addresses, name } = subject;
  const draft = useDraft(start);
  const { mutate, isPending, error, reset } = useApiMutation(flow.creates, {
    mutationFn: ({ request }: Creation) =>
      subject.create(request, keyFor([addresses.payment, request])),
    onSuccess: (checkoutId, { orderedTotal }) => {
      draft.update({ tokenization: undefined });
      const summary = addresses.summary(checkoutId);
      saveOpenOrder({
        id: checkoutId,
        owner: user?.id ?? null,
        tenant,
        name,
        item: start,
        summary,
        slot: readStored('appointment-slot'),
      });
      // Back then skips the payment step, where the same could be ordered again.
      if (orderedTotal)
        void navigate(summary, { replace: true, state: orderedTotalState(orderedTotal) });
      else void navigate(summary);
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.status === 409) onConflict();
    },
  });
  /**
   * @param orderedTotal total shown above the order button; undefined for other buttons
   * @param options callbacks for this attempt while the page is open
   */
  const create = (
    customerData: CheckoutRequest['customerData'],
    payer: Payer,
    orderedTotal?: Money,
    options?: { onError: (error: Error) => void },
  ) => {
    const choices = draft.read();
    const { joinWaitingList = false, acceptsLatePromotion = false, voucherCode } = choices;
    const request = {
      customerData,
      payer,
      joinWaitingList,
      acceptsLatePromotion,
      ...(subject.takesVouchers && voucherCode !== undefined ? { voucherCode } : {}),
      ...(subject.asks ? { acceptedConsents: acceptedConsents(subject, choices) } : {}),
    };
    mutate({ request, orderedTotal }, options);
  };
  return { create, pending: isPending, error, reset };
}
