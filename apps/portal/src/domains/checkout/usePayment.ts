import { useInitiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow, Payer, Subject } from './Flow.ts';
import { useCreateCheckout } from './useCreateCheckout.ts';
import { useDraft } from './useDraft.ts';

/** The two ways on from the payment step: to the provider for a new card, or to the summary with a checkout. */
export function usePayment(
  flow: Flow,
  subject: Subject,
  customerData: CustomerData,
  onConflict: () => void,
) {
  const { studio } = useStudio();
  const tokenization = useInitiateTokenization();
  const checkout = useCreateCheckout(flow, subject, onConflict);
  const { start, addresses } = subject;
  const draft = useDraft(start);

  /** Sends the reader to the payment provider; the way back is this step. */
  const enterNewCard = () =>
    tokenization.mutate(
      {
        data: {
          organizationUnitId: studio.id,
          paymentMethod: 'CREDIT_CARD',
          returnPath: addresses.payment,
        },
      },
      {
        onSuccess: ({ tokenizationReference, challengeUrl }) => {
          draft.update({ tokenizationReference });
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
