import { createFinionPayPaymentRequest } from '@studio-portal/sdk/api/finion-pay';
import { useNavigate } from 'react-router';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { memberCalls, visitorCalls } from '../flow/checkoutCalls.ts';
import type { Order } from '../flow/Flow.ts';
import { closeDraft, endDraft } from '../flow/endDraft.ts';
import { removeOpenOrder } from '../orders/openOrders.ts';
import { statePath } from '../result/statePath.ts';
import { retryPaymentPath } from '../payment/retryPaymentPath.ts';
import { retryUntilSettled, requireSettled } from './retryUntilSettled.ts';
import { useReplacing } from '../contact/replacedOrder.ts';

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
  const { addresses } = subject;
  const replacing = useReplacing(placed);
  const returnPath = (addresses.confirm ?? addresses.summary)(id);
  const show = (next: Order['state']) => {
    removeOpenOrder(id);
    void navigate(statePath(next, id, addresses), { replace: true });
  };
  const handleWrongState = (error: Error) => {
    const code = toApiError(error)?.errorCode ?? '';
    if (['checkout.error.wrongstate', 'checkout.error.expired'].includes(code)) refetch();
  };
  const finalize = useApiMutation([calls.finalize.operation], {
    // Uses the checkout's id as idempotency key, since one order is one checkout.
    mutationFn: () => requireSettled(calls.finalize.send(called, id)),
    ...retryUntilSettled,
    onSuccess: (done) => {
      endDraft();
      show(done.state);
    },
    onError: (error) => {
      if (isDeclined(error)) void navigate(retryPaymentPath(addresses, id), { replace: true });
      handleWrongState(error);
    },
  });
  const authenticate = useApiMutation([calls.authenticate.operation], {
    mutationFn: () => calls.authenticate.send(called, { returnPath }),
    onSuccess: ({ state: next, challengeUrl }) => {
      if (challengeUrl) window.location.assign(challengeUrl);
      else if (next === 'AUTHENTICATED') finalize.mutate();
      // The holder has responded but the bank has not: the page for that state waits.
      else void navigate(returnPath);
    },
    onError: handleWrongState,
  });
  const requestFinionPay = useApiMutation(['createFinionPayPaymentRequest'], {
    mutationFn: () => createFinionPayPaymentRequest({ checkoutId: id, returnPath }),
    onSuccess: ({ serviceUrl }) => {
      if (serviceUrl) window.location.assign(serviceUrl);
    },
    onError: handleWrongState,
  });
  const cancel = useApiMutation([calls.cancel.operation], {
    mutationFn: () => calls.cancel.send(called),
    onSuccess: (canceled) => {
      closeDraft();
      show(canceled.state);
    },
    onError: handleWrongState,
  });
  const ask =
    paymentMethod === 'FINION_PAY' && state === 'CREATED' ? requestFinionPay : authenticate;
  // Another page opens: the result, or the payment step, which loads why the bank declined.
  const isLeaving = finalize.isSuccess || isDeclined(finalize.error);
  return {
    order: () => (state === 'AUTHENTICATED' ? finalize : ask).mutate(),
    book: finalize.mutate,
    cancelOrder: () => cancel.mutate(),
    /** Returns to the payment methods, which ends this order. */
    changeMethod: () => {
      replacing.keepContact();
      void navigate(addresses.payment, replacing.navigation);
    },
    pending: ask.isPending || finalize.isPending || isLeaving,
    canceling: cancel.isPending,
    error: isLeaving ? null : (finalize.error ?? ask.error ?? cancel.error),
  };
}

const isDeclined = (error: unknown): boolean =>
  toApiError(error)?.errorCode === 'payment.error.declined';
