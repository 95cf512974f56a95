import { useGetMainContract } from '@studio-portal/sdk/api/contracts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Returns whether the user has a running contract at this chain; undefined while loading. Users who
 * may not see contracts count as none: the backend refuses their booking if they have one.
 */
export function useIsMember(): boolean | undefined {
  const { connected, permissions } = useStudio();
  const canAsk = connected && permissions.has('CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS');
  const { data, error } = useGetMainContract({ query: { enabled: canAsk } });
  if (!canAsk || error) return false;
  return data && true;
}
