import { useGetMainContract } from '@studio-portal/sdk/api/contracts';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Loaded } from '../../checkout/flow/Flow.ts';

/**
 * Loads whether the user has a running contract at this chain. Users who may not see contracts
 * count as none: the backend refuses their booking if they have one.
 */
export function useIsMember(): Loaded<boolean> {
  const { connected, permissions } = useStudio();
  const canAsk = connected && permissions.has('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS');
  const { data, error, isFetching, refetch } = useGetMainContract({ query: { enabled: canAsk } });
  const retry = () => void refetch();
  // On 404, the user has no contract.
  const isMember = canAsk && toApiError(error)?.status !== 404;
  if (!isMember || data) return { status: 'ready', value: isMember, refetch: retry, isFetching };
  return error ? { status: 'error', error, retry } : { status: 'loading' };
}
