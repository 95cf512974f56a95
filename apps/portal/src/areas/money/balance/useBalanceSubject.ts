import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { useIntl } from 'react-intl';
import type { Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { balanceSubject } from './balanceSubject.ts';
import { useOwedItems } from './useOwedItems.ts';

/**
 * Loads the current balance. Redirects to the paid page if the balance is zero, and to the account
 * if it cannot be paid online.
 */
export function useBalanceSubject(): Loaded<Subject> {
  const at = useStudio();
  const intl = useIntl();
  const { studioUuid } = at;
  const items = useOwedItems();
  const { data, error, refetch, isFetching } = useGetAccountBalance({ query: { staleTime: 0 } });
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const { balance, payable } = data;
  if (balance.amount <= 0) return { status: 'elsewhere', to: path('accountPaid', { studioUuid }) };
  if (!payable) return { status: 'elsewhere', to: path('account', { studioUuid }) };
  return {
    status: 'ready',
    value: balanceSubject(balance, items, at, intl),
    refetch: () => void refetch(),
    isFetching,
  };
}
