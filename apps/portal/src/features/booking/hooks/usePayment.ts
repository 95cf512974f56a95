import { useInitiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useLocation } from 'react-router';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { updateDraft } from '../draft.ts';
import { type Payer, useCreateCheckout } from './useCreateCheckout.ts';
import type { OfferFlow } from './useOfferFlow.ts';

/** The two ways on from the payment step: to the provider for a new card, or to the summary with a checkout. */
export function usePayment(flow: OfferFlow, customerData: CustomerData) {
  const { studio } = useStudio();
  const { pathname } = useLocation();
  const tokenization = useInitiateTokenization();
  const checkout = useCreateCheckout(flow);

  /** Sends the reader to the payment provider; the way back is this step. */
  const enterNewCard = () =>
    tokenization.mutate(
      {
        data: { organizationUnitId: studio.id, paymentMethod: 'CREDIT_CARD', returnPath: pathname },
      },
      {
        onSuccess: ({ tokenizationReference, challengeUrl }) => {
          updateDraft({ tokenizationReference });
          if (challengeUrl) window.location.assign(challengeUrl);
        },
      },
    );

  return {
    enterNewCard,
    goToSummary: (payer: Payer) => checkout.create(customerData, payer),
    /** Forgets that the last checkout could not be created: the reader has chosen another way. */
    tryOtherwise: checkout.reset,
    pending: tokenization.isPending || checkout.pending,
    tokenizationError: tokenization.error,
    checkoutError: checkout.error,
  };
}
