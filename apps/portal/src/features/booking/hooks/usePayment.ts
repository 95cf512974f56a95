import { useCreateCourseAppointmentCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import { useInitiateTokenization } from '@studio-portal/sdk/api/tokenization';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useLocation, useNavigate } from 'react-router';
import { path } from '../../../app/paths.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { readDraft, updateDraft } from '../draft.ts';
import type { OfferFlow } from './useOfferFlow.ts';

/** What pays: a card that is kept, or a new one that the payment provider has confirmed. */
export type Payer =
  | { paymentInstrumentId: number; tokenizationReference?: undefined }
  | { tokenizationReference: string; paymentInstrumentId?: undefined };

/** The two ways on from the payment step: to the provider for a new card, or to the summary with a checkout. */
export function usePayment({ appointment, offer }: OfferFlow, customerData: CustomerData) {
  const { studio, studioUuid } = useStudio();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tokenization = useInitiateTokenization();
  const checkout = useCreateCourseAppointmentCheckoutV4();
  const id = appointment.course.id;

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

  /** Creates the checkout, at which nothing is booked or charged yet, and shows it. */
  const goToSummary = (payer: Payer) =>
    checkout.mutate(
      {
        data: {
          courseAppointmentId: id,
          offerId: offer.id,
          customerData,
          paymentMethod: 'CREDIT_CARD',
          paymentInstrumentId: payer.paymentInstrumentId ?? null,
          tokenizationReference: payer.tokenizationReference ?? null,
          joinWaitingList: readDraft().joinWaitingList ?? false,
        },
      },
      {
        onSuccess: (created) => {
          updateDraft({ tokenizationReference: undefined });
          void navigate(
            path('courseSummaryOffer', {
              studioUuid,
              id,
              offerId: offer.id,
              checkoutId: created.id,
            }),
          );
        },
      },
    );

  return {
    enterNewCard,
    goToSummary,
    pending: tokenization.isPending || checkout.isPending,
    tokenizationError: tokenization.error,
    checkoutError: checkout.error,
  };
}
