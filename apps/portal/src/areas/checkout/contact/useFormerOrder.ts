import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../lib/isRecord.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';
import { memberCalls, visitorCalls } from '../flow/checkoutCalls.ts';
import { tokenOfOrder } from '../orders/guestOrders.ts';
import { forgetOpenOrder } from '../orders/openOrders.ts';

/** What the history keeps of an order that is to be paid in another way. */
export const insteadOf = (checkoutId: string): { insteadOf: string } => ({ insteadOf: checkoutId });

/**
 * Gives up the order that the reader has left for another way to pay. Done by the payment step itself: the page of the order would show
 * what has become of it, and lead away from here.
 */
export function useFormerOrder(): void {
  const state: unknown = useLocation().state;
  const former =
    isRecord(state) && typeof state.insteadOf === 'string' ? state.insteadOf : undefined;
  const token = former === undefined ? undefined : tokenOfOrder(former);
  const { cancel } = token === undefined ? memberCalls : visitorCalls;
  const { mutate } = useWriting([cancel.operation], {
    mutationFn: (id: string) => cancel.send(token ?? id),
    onSuccess: (_, id) => forgetOpenOrder(id),
  });
  useEffect(() => {
    if (former !== undefined) mutate(former);
  }, [former, mutate]);
}
