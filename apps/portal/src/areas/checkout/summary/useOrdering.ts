import { ApiError } from '@studio-portal/sdk';
import { createFinionPayPaymentRequest } from '@studio-portal/sdk/api/finion-pay';
import { useNavigate } from 'react-router';
import { answerOf } from '../../../lib/api/errors/answerOf.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { memberCalls, visitorCalls } from '../flow/checkoutCalls.ts';
import { contactOfOrder } from '../contact/customerData.ts';
import type { Order } from '../flow/Flow.ts';
import { endDraft } from '../flow/endDraft.ts';
import { forgetOpenOrder } from '../orders/openOrders.ts';
import { pageOfState } from '../result/pageOfState.ts';
import { paymentAfter } from '../payment/paymentAfter.ts';
import { askedUntilOver, untilOver } from './untilOver.ts';
import { useDraft } from '../flow/useDraft.ts';
import { insteadOf } from '../contact/useFormerOrder.ts';

/**
 * Ordering a checkout: the bank, or the service that is to pay, is asked first unless it has said yes, then booked and charged in one
 * step on the server. Pressing twice, coming back or reloading repeats nothing: finalize answers what the first call did. The page of
 * the result comes at once; what else has changed is asked meanwhile.
 * @param refetch reads the order again, which another tab may have ended: then its page is another one
 */
export function useOrdering(placed: Order, refetch: () => void) {
  const { id, publicToken, state, subject, paymentMethod } = placed;
  const navigate = useNavigate();
  // A member's checkout belongs to the account, a visitor's to whoever has its token.
  const calls = publicToken === null ? memberCalls : visitorCalls;
  const called = publicToken ?? id;
  const { addresses, start } = subject;
  const draft = useDraft(start);
  const returnPath = (addresses.confirm ?? addresses.summary)(id);
  const show = (next: Order['state']) => {
    endDraft();
    forgetOpenOrder(id);
    void navigate(pageOfState(next, id, addresses), { replace: true });
  };
  const readAgain = (error: Error) => {
    if (answerOf(error)?.errorCode === 'checkout.error.wrongstate') refetch();
  };
  const finalize = useWriting([calls.finalize.operation], {
    // One order is one checkout, however often it is sent.
    mutationFn: () => untilOver(calls.finalize.send(called, id)),
    ...askedUntilOver,
    onSuccess: (done) => show(done.state),
    // Declined: the server has the reason, the payment step shows it.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422)
        void navigate(paymentAfter(addresses, id), { replace: true });
      readAgain(error);
    },
  });
  const authenticate = useWriting([calls.authenticate.operation], {
    mutationFn: () => calls.authenticate.send(called, { returnPath }),
    onSuccess: ({ state: next, challengeUrl }) => {
      if (challengeUrl) window.location.assign(challengeUrl);
      else if (next === 'AUTHENTICATED') finalize.mutate();
      // The holder has answered, and the bank has not yet said what: the page of that waits.
      else void navigate(returnPath);
    },
    onError: readAgain,
  });
  const askService = useWriting(['createFinionPayPaymentRequest'], {
    mutationFn: () => createFinionPayPaymentRequest({ checkoutId: id, returnPath }),
    onSuccess: ({ serviceUrl }) => {
      if (serviceUrl) window.location.assign(serviceUrl);
    },
  });
  const cancel = useWriting([calls.cancel.operation], {
    mutationFn: () => calls.cancel.send(called),
    onSuccess: (canceled) => show(canceled.state),
    onError: readAgain,
  });
  const ask = paymentMethod === 'FINION_PAY' && state === 'CREATED' ? askService : authenticate;
  return {
    order: () => (state === 'AUTHENTICATED' ? finalize : ask).mutate(),
    book: finalize.mutate,
    giveUp: () => cancel.mutate(),
    /** Back to the choice of what pays, which ends this order; what was typed is still there, also in another visit. */
    payOtherwise: () => {
      draft.update({ contact: draft.read().contact ?? contactOfOrder(placed) });
      void navigate(addresses.payment, { replace: true, state: insteadOf(id) });
    },
    pending: ask.isPending || finalize.isPending || finalize.isSuccess,
    givingUp: cancel.isPending,
    error: finalize.error ?? ask.error ?? cancel.error,
  };
}
