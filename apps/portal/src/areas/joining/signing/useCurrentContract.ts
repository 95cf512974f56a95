import { useListContracts } from '@studio-portal/sdk/api/contracts';
import type { MemberContract } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

/** Loads the member's contract that the address wants to replace. */
export function useCurrentContract() {
  const { user } = useStudio();
  const { currentContractId: id } = useSigningAddresses();
  const isEnabled = id !== null && user !== undefined;
  const query = useListContracts(
    { status: 'ACTIVE' },
    { query: { enabled: isEnabled, staleTime: 0 } },
  );
  const found = query.data?.find((contract) => contract.id === id);
  return {
    /** True if the address names a contract. */
    isChange: id !== null,
    query,
    /** Undefined while loading or if there is none that can be replaced. */
    contract: isEnabled && found?.upgradable ? found : undefined,
    /** True if the contract is unknown or cannot be replaced, or if no user is logged in. */
    isMissing: id !== null && (!isEnabled || (query.data !== undefined && !found?.upgradable)),
  };
}

/** The contract to replace; null for a first contract. */
export type CurrentContract = MemberContract | null;
