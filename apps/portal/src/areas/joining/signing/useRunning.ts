import { useListContracts } from '@studio-portal/sdk/api/contracts';
import type { MemberContract } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** The contract of the member that the address wants to change. */
export function useRunning() {
  const { user } = useStudio();
  const { running: id } = useSigningAddresses();
  const isAsked = id !== null && user !== undefined;
  const query = useListContracts(
    { status: 'ACTIVE' },
    { query: { enabled: isAsked, staleTime: 0 } },
  );
  const found = query.data?.find((contract) => contract.id === id);
  return {
    /** Whether one is to be changed at all. */
    isChange: id !== null,
    query,
    /** Undefined while it is not known, and where there is none that can be changed. */
    contract: isAsked && found?.upgradable ? found : undefined,
    /** It is nobody's, cannot become another one, or nobody is logged in. */
    isMissing: id !== null && (!isAsked || (query.data !== undefined && !found?.upgradable)),
  };
}

/** The contract that is to become another one; null where a first one is signed. */
export type Running = MemberContract | null;
