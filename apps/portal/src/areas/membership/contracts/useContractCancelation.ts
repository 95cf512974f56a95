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
 * Loads the data for canceling a contract or one of its modules, and sends the cancelation.
 * @param contractId the contract
 * @param moduleId its module contract; undefined for the contract itself
 */
export function useContractCancelation(contractId: number, moduleId: number | undefined) {
  const [keyFor] = useState(createKeyring);
  const isModule = moduleId !== undefined;
  const fresh = { staleTime: 0 };
  const contracts = useListContracts({ status: 'ACTIVE' });
  const contractDates = useGetContractCancelationDates(contractId, {
    query: { ...fresh, enabled: !isModule },
  });
  const moduleDates = useGetModuleCancelationDates(moduleId ?? 0, {
    query: { ...fresh, enabled: isModule },
  });
  const contractReasons = useListContractCancelationReasons({ query: { enabled: !isModule } });
  const moduleReasons = useListModuleCancelationReasons({ query: { enabled: isModule } });
  const contract = contracts.data?.find(({ id }) => id === contractId);
  const cancelation = useApiMutation(['cancelContract', 'cancelModuleContract'], {
    mutationFn: (request: OrdinaryCancelationRequest) => {
      const once = { 'Idempotency-Key': keyFor([contractId, moduleId, request]) };
      return isModule
        ? cancelModuleContract(moduleId, request, once)
        : cancelContract(contractId, request, once);
    },
  });
  const subject = isModule ? contract?.moduleContracts.find(({ id }) => id === moduleId) : contract;
  return {
    name: subject?.name,
    /** True if it has already been canceled, such as in another tab. */
    isCanceled: subject ? subject.cancelationDate !== null : false,
    queries: {
      contracts,
      dates: isModule ? moduleDates : contractDates,
      reasons: isModule ? moduleReasons : contractReasons,
    },
    cancelation,
  };
}
