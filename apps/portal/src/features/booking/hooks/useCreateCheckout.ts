import { useCreateCourseAppointmentCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useNavigate } from 'react-router';
import { path } from '../../../app/paths.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { readDraft, updateDraft } from '../draft.ts';
import type { OfferFlow } from './useOfferFlow.ts';

/** What pays: a kept card, a new one that the payment provider has confirmed, or nothing, because nothing is to be paid. */
export type Payer = { paymentInstrumentId: number } | { tokenizationReference: string } | 'nothing';

/** Creates the checkout, at which nothing is booked or charged yet, and shows its summary. */
export function useCreateCheckout({ appointment, offer }: OfferFlow) {
  const { studioUuid } = useStudio();
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useCreateCourseAppointmentCheckoutV4();
  const id = appointment.course.id;

  const create = (customerData: CustomerData, payer: Payer) =>
    mutate(
      {
        data: {
          courseAppointmentId: id,
          offerId: offer.id,
          customerData,
          paymentMethod: payer === 'nothing' ? 'UNDEFINED' : 'CREDIT_CARD',
          paymentInstrumentId: null,
          tokenizationReference: null,
          ...(payer === 'nothing' ? {} : payer),
          joinWaitingList: readDraft().joinWaitingList ?? false,
        },
      },
      {
        onSuccess: ({ id: checkoutId }) => {
          updateDraft({ tokenizationReference: undefined });
          void navigate(
            path('courseSummaryOffer', { studioUuid, id, offerId: offer.id, checkoutId }),
          );
        },
      },
    );

  return { create, pending: isPending, error, reset };
}
