import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '../../../lib/isRecord.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { memberCalls, visitorCalls } from '../flow/checkoutCalls.ts';
import { guestOrderToken } from '../orders/guestOrders.ts';
import { removeOpenOrder } from '../orders/openOrders.ts';

/**
 * Returns the history state that names an order to be replaced by one with another payment method.
 */
export const replacedOrderState = (checkoutId: string): { insteadOf: string } => ({
  insteadOf: checkoutId,
});

/**
 * Cancels an order that the user is replacing by choosing another payment method. Runs in the
 * payment step, because the order's own page would show the cancelation and redirect.
 */
export function useCancelReplacedOrder(): void {
  const state: unknown = useLocation().state;
  const former =
    isRecord(state) && typeof state.insteadOf === 'string' ? state.insteadOf : undefined;
  const token = former === undefined ? undefined : guestOrderToken(former);
  const { cancel } = token === undefined ? memberCalls : visitorCalls;
  const { mutate } = useApiMutation([cancel.operation], {
    mutationFn: (id: string) => cancel.send(token ?? id),
    onSuccess: (_, id) => removeOpenOrder(id),
  });
  useEffect(() => {
    if (former !== undefined) mutate(former);
  }, [former, mutate]);
}
