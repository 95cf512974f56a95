import { useGetCustomerAccount } from '@studio-portal/sdk/api/account';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { type OwedItem, owedItems } from '../account/owedItems.ts';

/**
 * Loads what the member owes for; empty for those who may not see their account, and until it has
 * loaded, since the payment does not depend on it.
 */
export function useOwedItems(): OwedItem[] {
  const canSeeAccount = useCanOpen('account');
  const { data } = useGetCustomerAccount({}, { query: { staleTime: 0, enabled: canSeeAccount } });
  return data ? owedItems(data) : [];
}
