import {
  useAuthenticateCheckout,
  useCancelCheckout,
  useFinalizeCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { ApiError } from '@studio-portal/sdk';
import type { Checkout, CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { checkoutPage } from '../checkoutPage.ts';
import { endDraft } from '../draft.ts';

/**
 * Ordering a checkout: the bank is asked first unless it has said yes, then booked and charged in one step on the server.
 * Pressing twice, coming back or reloading repeats nothing: finalize answers what the first call did.
 */
export function useOrder(checkout: CourseAppointmentCheckout) {
  const { studioUuid } = useStudio();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const authenticate = useAuthenticateCheckout();
  const finalize = useFinalizeCheckout();
  const cancel = useCancelCheckout();
  const { id } = checkout;
  const at = {
    studioUuid,
    id: checkout.courseAppointment.id,
    offerId: checkout.offer.id,
    checkoutId: id,
  };

  /** Places, bookings and the connection to the studio have changed; every page asks again. */
  const show = async (state: Checkout['state']) => {
    await queryClient.invalidateQueries();
    void navigate(checkoutPage(state, at), { replace: true });
  };

  const book = () =>
    finalize.mutate(
      // One order is one checkout, however often it is sent.
      { id, headers: { 'Idempotency-Key': id } },
      {
        onSuccess: (done) => {
          endDraft();
          void show(done.state);
        },
        // Declined: the server has the reason, the payment step shows it.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 422)
            void navigate(`${path('coursePayment', at)}?failed=${id}`, { replace: true });
        },
      },
    );

  const order = () => {
    if (checkout.state === 'AUTHENTICATED') {
      book();
      return;
    }
    authenticate.mutate(
      { id, data: { returnPath: path('courseConfirm', { ...at, checkoutUuid: id }) } },
      {
        onSuccess: ({ challengeUrl }) => {
          if (challengeUrl) window.location.assign(challengeUrl);
          else book();
        },
      },
    );
  };

  const giveUp = () =>
    cancel.mutate({ id }, { onSuccess: (canceled) => void show(canceled.state) });

  return {
    order,
    book,
    giveUp,
    pending: authenticate.isPending || finalize.isPending || finalize.isSuccess,
    givingUp: cancel.isPending,
    error: finalize.error ?? authenticate.error ?? cancel.error,
  };
}
