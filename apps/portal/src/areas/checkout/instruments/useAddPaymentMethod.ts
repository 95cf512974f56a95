import { completeTokenization, initiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type { PaymentInstrument, PaymentType, SepaMandate } from '@studio-portal/sdk/types';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { isTokenizationRefusal } from '../payment/isTokenizationRefusal.ts';
import { addAddress } from './addAddress.ts';

const storedAddition = z.object({ reference: z.string(), owner: z.number() });

/** Returns the pending tokenization that the current user has started in this visit. */
function pendingReference(owner: number | undefined): string | undefined {
  const begun = storedAddition.safeParse(readStored('payment-method')).data;
  return begun?.owner === owner ? begun?.reference : undefined;
}

/**
 * Adds a payment method: starts it at the provider or with a mandate, and stores it once
 * authorized.
 */
export function useAddPaymentMethod(onAdded: (instrument: PaymentInstrument) => void) {
  const { studio, studioUuid, user } = useStudio();
  const [reference, setReference] = useState(() => pendingReference(user?.id));
  // True if the tokenization is authorized but could not be completed.
  const [canRetry, setCanRetry] = useState(false);
  const remember = (begun: string | undefined) => {
    store('payment-method', begun && { reference: begun, owner: user?.id });
    setReference(begun);
    setCanRetry(false);
  };
  const begin = useApiMutation(['initiateTokenization'], {
    mutationFn: ({ type, sepaMandate }: { type: PaymentType; sepaMandate?: SepaMandate }) =>
      initiateTokenization({
        organizationUnitId: studio.id,
        paymentMethod: type,
        returnPath: addAddress(studioUuid),
        ...(sepaMandate ? { sepaMandate } : {}),
      }),
  });
  const complete = useApiMutation(['completeTokenization'], {
    mutationFn: (authorized: string) => completeTokenization(authorized),
    onSuccess: (instrument: PaymentInstrument) => {
      remember(undefined);
      onAdded(instrument);
    },
  });
  const forget = () => {
    remember(undefined);
    begin.reset();
    complete.reset();
  };
  const completeAuthorized = () => {
    if (!reference) return;
    complete.mutate(reference, {
      onError: (error) => (isTokenizationRefusal(error) ? remember(undefined) : setCanRetry(true)),
    });
  };
  return {
    reference,
    begin: (type: PaymentType, sepaMandate?: SepaMandate) => {
      forget();
      begin.mutate(
        { type, ...(sepaMandate ? { sepaMandate } : {}) },
        {
          // Not called once another method is selected.
          onSuccess: ({ tokenizationReference, challengeUrl }) => {
            remember(tokenizationReference);
            if (challengeUrl) window.location.assign(challengeUrl);
          },
        },
      );
    },
    complete: completeAuthorized,
    /** Completes the authorized tokenization again; undefined if there is none. */
    retry: canRetry ? completeAuthorized : undefined,
    forget,
    pending: begin.isPending || complete.isPending,
    beginError: begin.error,
    completeError: complete.error,
  };
}
