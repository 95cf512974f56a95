import {
  getListPublicPurchasedVouchersQueryOptions,
  useListPurchasedVouchers,
} from '@studio-portal/sdk/api/vouchers';
import { useQueries } from '@tanstack/react-query';
import { guestTokens } from '../../checkout/orders/guestOrders.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the vouchers that the account has bought at the chain; without an account, those bought in
 * this visit.
 */
export function usePurchasedVouchers() {
  const { user } = useStudio();
  const memberVouchers = useListPurchasedVouchers({ query: { enabled: user !== undefined } });
  const guestVouchers = useQueries({
    queries: user
      ? []
      : guestTokens().map((publicToken) =>
          getListPublicPurchasedVouchersQueryOptions({ publicToken }),
        ),
    combine: (all) => ({
      data: all.some(({ isPending }) => isPending)
        ? undefined
        : all.flatMap(({ data }) => data ?? []),
      // An unknown order has no vouchers.
      error: all.find(({ error }) => error && error.status !== 404)?.error ?? null,
      isFetching: all.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
    }),
  });
  return user ? memberVouchers : guestVouchers;
}
