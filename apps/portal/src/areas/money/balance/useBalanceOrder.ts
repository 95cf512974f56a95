import { useGetAccountBalanceCheckout } from '@studio-portal/sdk/api/checkouts';
import { useIntl } from 'react-intl';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { balanceSubject } from './balanceSubject.ts';
import { useOwedItems } from './useOwedItems.ts';

/**
 * Loads the payment that the address names, always fresh, since only the server knows its state.
 * Requests nothing without an id.
 */
export function useBalanceOrder(checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const intl = useIntl();
  const items = useOwedItems();
  const { data, error, refetch, isFetching } = useGetAccountBalanceCheckout(checkoutId, {
    query: { ...pollUntilAnswered, enabled: checkoutId !== '' },
  });
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  return {
    status: 'ready',
    value: {
      ...data,
      customerData: null,
      joinWaitingList: false,
      booking: null,
      subject: balanceSubject(data.price, items, at, intl),
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
