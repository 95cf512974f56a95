import {
  cancelContract,
  useGetContractCancelationDates,
  useListContractCancelationReasons,
  useListContracts,
} from '@studio-portal/sdk/api/contracts';
import {
  cancelModuleContract,
  useGetModuleCancelationDates,
  useListModuleCancelationReasons,
} from '@studio-portal/sdk/api/module-contracts';
import type { OrdinaryCancelationRequest } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';

/**
 * All that the way out of a contract or of one of its modules needs.
 * @param contractId the contract
 * @param moduleId its module contract; undefined for the contract itself
 */
export function useLeave(contractId: number, moduleId: number | undefined) {
  const [keyFor] = useState(createKeyring);
  const ofModule = moduleId !== undefined;
  const fresh = { staleTime: 0 };
  const contracts = useListContracts({ status: 'ACTIVE' });
  const contractDates = useGetContractCancelationDates(contractId, {
    query: { ...fresh, enabled: !ofModule },
  });
  const moduleDates = useGetModuleCancelationDates(moduleId ?? 0, {
    query: { ...fresh, enabled: ofModule },
  });
  const contractReasons = useListContractCancelationReasons({ query: { enabled: !ofModule } });
  const moduleReasons = useListModuleCancelationReasons({ query: { enabled: ofModule } });
  const contract = contracts.data?.find(({ id }) => id === contractId);
  const leaving = useApiMutation(['cancelContract', 'cancelModuleContract'], {
    mutationFn: (request: OrdinaryCancelationRequest) => {
      const once = { 'Idempotency-Key': keyFor([contractId, moduleId, request]) };
      return ofModule
        ? cancelModuleContract(moduleId, request, once)
        : cancelContract(contractId, request, once);
    },
  });
  const left = ofModule ? contract?.moduleContracts.find(({ id }) => id === moduleId) : contract;
  return {
    name: left?.name,
    /** It is canceled already, such as in another tab. */
    isCanceled: left ? left.cancelationDate !== null : false,
    queries: {
      contracts,
      dates: ofModule ? moduleDates : contractDates,
      reasons: ofModule ? moduleReasons : contractReasons,
    },
    leaving,
  };
}
