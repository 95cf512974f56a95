import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { useIntl } from 'react-intl';
import type { Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { balanceSubject } from './balanceSubject.ts';

/** What is owed now. Where nothing is, the page that says so; where it cannot be paid here, the account. */
export function useBalanceSubject(): Loaded<Subject> {
  const at = useStudio();
  const intl = useIntl();
  const { studioUuid } = at;
  const { data, error, refetch, isFetching } = useGetAccountBalance({ query: { staleTime: 0 } });
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const { balance, payable } = data;
  if (balance.amount <= 0) return { status: 'elsewhere', to: path('accountPaid', { studioUuid }) };
  if (!payable) return { status: 'elsewhere', to: path('account', { studioUuid }) };
  return {
    status: 'ready',
    value: balanceSubject(balance, at, intl),
    refetch: () => void refetch(),
    isFetching,
  };
}
