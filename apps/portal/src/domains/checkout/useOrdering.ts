import { ApiError } from '@studio-portal/sdk';
import { useNavigate } from 'react-router';
import { useWriting } from '../../lib/cache/useWriting.ts';
import type { Order } from './Flow.ts';
import { memberCalls, visitorCalls } from './checkoutCalls.ts';
import { endDraft } from './flowDraft.ts';
import { pageOfState } from './pageOfState.ts';

/**
 * Ordering a checkout: the bank is asked first unless it has said yes, then booked and charged in one step on the server.
 * Pressing twice, coming back or reloading repeats nothing: finalize answers what the first call did. The page of the result comes
 * at once; what else has changed is asked meanwhile.
 */
export function useOrdering({ id, publicToken, state, subject }: Order) {
  const navigate = useNavigate();
  // A member's checkout belongs to the account, a visitor's to whoever has its token.
  const calls = publicToken === null ? memberCalls : visitorCalls;
  const called = publicToken ?? id;
  const { addresses } = subject;
  const show = (next: Order['state']) => {
    endDraft();
    void navigate(pageOfState(next, id, addresses), { replace: true });
  };
  const finalize = useWriting([calls.finalize.operation], {
    // One order is one checkout, however often it is sent.
    mutationFn: () => calls.finalize.send(called, id),
    onSuccess: (done) => show(done.state),
    // Declined: the server has the reason, the payment step shows it.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422)
        void navigate(`${addresses.payment}?failed=${id}`, { replace: true });
    },
  });
  const authenticate = useWriting([calls.authenticate.operation], {
    mutationFn: () =>
      calls.authenticate.send(called, {
        returnPath: (addresses.confirm ?? addresses.summary)(id),
      }),
    onSuccess: ({ challengeUrl }) => {
      if (challengeUrl) window.location.assign(challengeUrl);
      else finalize.mutate();
    },
  });
  const cancel = useWriting([calls.cancel.operation], {
    mutationFn: () => calls.cancel.send(called),
    onSuccess: (canceled) => show(canceled.state),
  });
  return {
    order: () => (state === 'AUTHENTICATED' ? finalize : authenticate).mutate(),
    book: finalize.mutate,
    giveUp: () => cancel.mutate(),
    pending: authenticate.isPending || finalize.isPending || finalize.isSuccess,
    givingUp: cancel.isPending,
    error: finalize.error ?? authenticate.error ?? cancel.error,
  };
}
