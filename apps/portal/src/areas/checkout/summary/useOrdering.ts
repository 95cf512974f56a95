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
 * Places an order: authenticates with the bank or the paying service unless already authorized,
 * then books and charges in one step on the server. Repeated presses, returning and reloading are
 * safe, because finalize returns the result of the first call. The result page opens at once while
 * affected queries refetch.
 * @param refetch reloads the order, which another tab may have ended
 */
export function useOrdering(placed: Order, refetch: () => void) {
  const { id, publicToken, state, subject, paymentMethod } = placed;
  const navigate = useNavigate();
  // A member's checkout belongs to the account, a visitor's to the holder of its token.
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
    // Uses the checkout's id as idempotency key, since one order is one checkout.
    mutationFn: () => untilOver(calls.finalize.send(called, id)),
    ...askedUntilOver,
    onSuccess: (done) => show(done.state),
    // Declined: the payment step loads the reason from the server and shows it.
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
      // The holder has responded but the bank has not: the page for that state waits.
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
    /**
     * Returns to the payment methods, which ends this order; the draft is kept, also in another
     * visit.
     */
    payOtherwise: () => {
      draft.update({ contact: draft.read().contact ?? contactOfOrder(placed) });
      void navigate(addresses.payment, { replace: true, state: insteadOf(id) });
    },
    pending: ask.isPending || finalize.isPending || finalize.isSuccess,
    givingUp: cancel.isPending,
    error: finalize.error ?? ask.error ?? cancel.error,
  };
}
