import { ApiError } from '@studio-portal/sdk';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWriting } from '../../lib/cache/useWriting.ts';
import { createKeyring } from '../../lib/createKeyring.ts';
import type { CheckoutRequest, Flow, Payer, Subject } from './Flow.ts';
import { readDraft, updateDraft } from './flowDraft.ts';

/**
 * Creates the checkout, at which nothing is booked or charged yet, and shows its summary.
 * @param onConflict the subject is not as it was shown (409): it is to be read again, and then says itself what has become of it
 */
export function useCreateCheckout(flow: Flow, subject: Subject, onConflict: () => void) {
  const navigate = useNavigate();
  const [keyFor] = useState(createKeyring);
  const { start, addresses } = subject;
  const { mutate, isPending, error, reset } = useWriting(flow.creates, {
    mutationFn: (request: CheckoutRequest) =>
      subject.create(request, keyFor([addresses.contact, request])),
    onSuccess: (checkoutId) => {
      updateDraft(start, { tokenizationReference: undefined });
      void navigate(addresses.summary(checkoutId));
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.status === 409) onConflict();
    },
  });
  const create = (customerData: CheckoutRequest['customerData'], payer: Payer) =>
    mutate({
      customerData,
      payer,
      joinWaitingList: readDraft(start).joinWaitingList ?? false,
    });
  return { create, pending: isPending, error, reset };
}
