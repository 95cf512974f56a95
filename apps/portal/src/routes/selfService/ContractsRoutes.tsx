import { Navigate, useSearchParams } from 'react-router';
import {
  contractParameter,
  leaveParameter,
  moduleParameter,
} from '../../features/myContracts/contractAddress.ts';
import { ContractsPage } from '../../features/myContracts/ContractsPage.tsx';
import { LeavePage } from '../../features/myContracts/LeavePage.tsx';
import { useMayOpen } from '../../site/access/useMayOpen.ts';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** Leads to the current contracts, or to the past ones where only those may be seen (specification 1, section 2.4). */
export function ContractsRoute() {
  const { studioUuid } = useStudio();
  const current = useMayOpen('myContractCurrent');
  return (
    <Navigate to={path(current ? 'myContractCurrent' : 'myContractPast', { studioUuid })} replace />
  );
}

/** The contracts that are not over, one of them, or the way out of one. */
export function CurrentContractsRoute() {
  const [query] = useSearchParams();
  const contract = query.get(contractParameter);
  if (!query.has(leaveParameter) || contract === null) return <ContractsPage status="ACTIVE" />;
  const module = query.get(moduleParameter) ?? undefined;
  return (
    <LeavePage
      key={`${contract} ${module}`}
      contractId={Number(contract)}
      moduleId={module === undefined ? undefined : Number(module)}
    />
  );
}

export const PastContractsRoute = () => <ContractsPage status="INACTIVE" />;
