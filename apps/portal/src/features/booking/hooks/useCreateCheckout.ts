import { useCreateCourseAppointmentCheckoutV4 } from '@studio-portal/sdk/api/checkouts';
import type { CustomerData } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { createKeyring } from '../../../lib/idempotencyKeys.ts';
import { readDraft, updateDraft } from '../draft.ts';
import type { OfferFlow } from './useOfferFlow.ts';

/** What pays: a kept card, a new one that the payment provider has confirmed, or nothing, because nothing is to be paid. */
export type Payer = { paymentInstrumentId: number } | { tokenizationReference: string } | 'nothing';

/** Creates the checkout, at which nothing is booked or charged yet, and shows its summary. */
export function useCreateCheckout({ appointment, offer }: OfferFlow) {
  const { studioUuid } = useStudio();
  const navigate = useNavigate();
  const [keyFor] = useState(createKeyring);
  const { mutate, isPending, error, reset } = useCreateCourseAppointmentCheckoutV4();
  const id = appointment.course.id;

  const create = (customerData: CustomerData, payer: Payer) => {
    const data = {
      courseAppointmentId: id,
      offerId: offer.id,
      customerData,
      paymentMethod: payer === 'nothing' ? ('UNDEFINED' as const) : ('CREDIT_CARD' as const),
      paymentInstrumentId: null,
      tokenizationReference: null,
      ...(payer === 'nothing' ? {} : payer),
      joinWaitingList: readDraft().joinWaitingList ?? false,
    };
    mutate(
      { data, headers: { 'Idempotency-Key': keyFor(data) } },
      {
        onSuccess: ({ id: checkoutId }) => {
          updateDraft({ tokenizationReference: undefined });
          void navigate(
            path('courseSummaryOffer', { studioUuid, id, offerId: offer.id, checkoutId }),
          );
        },
      },
    );
  };

  return { create, pending: isPending, error, reset };
}
