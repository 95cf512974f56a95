import { completeTokenization, initiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type { PaymentInstrument, PaymentType, SepaMandate } from '@studio-portal/sdk/types';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { addAddress } from './addAddress.ts';

const storedAddition = z.object({ reference: z.string(), owner: z.number() });

/** What was begun at the payment provider in this visit, by whoever is logged in now. */
function begunBy(owner: number | undefined): string | undefined {
  const begun = storedAddition.safeParse(readStored('payment-method')).data;
  return begun?.owner === owner ? begun?.reference : undefined;
}

/** Keeps a new payment method: begins it, at the provider or with a mandate, and keeps it once its holder has said yes. */
export function useAddition(onAdded: (instrument: PaymentInstrument) => void) {
  const { studio, studioUuid, user } = useStudio();
  const [reference, setReference] = useState(() => begunBy(user?.id));
  const remember = (begun: string | undefined) => {
    store('payment-method', begun && { reference: begun, owner: user?.id });
    setReference(begun);
  };
  const begin = useWriting(['initiateTokenization'], {
    mutationFn: ({ type, sepaMandate }: { type: PaymentType; sepaMandate?: SepaMandate }) =>
      initiateTokenization({
        organizationUnitId: studio.id,
        paymentMethod: type,
        returnPath: addAddress(studioUuid),
        ...(sepaMandate ? { sepaMandate } : {}),
      }),
    onSuccess: ({ tokenizationReference, challengeUrl }) => {
      remember(tokenizationReference);
      if (challengeUrl) window.location.assign(challengeUrl);
    },
  });
  const complete = useWriting(['completeTokenization'], {
    mutationFn: (authorized: string) => completeTokenization(authorized),
    onSuccess: (instrument: PaymentInstrument) => {
      remember(undefined);
      onAdded(instrument);
    },
  });
  return {
    reference,
    begin: (type: PaymentType, sepaMandate?: SepaMandate) => {
      remember(undefined);
      begin.mutate({ type, ...(sepaMandate ? { sepaMandate } : {}) });
    },
    complete: () => {
      if (reference) complete.mutate(reference);
    },
    forget: () => remember(undefined),
    pending: begin.isPending || complete.isPending,
    beginError: begin.error,
    completeError: complete.error,
  };
}
