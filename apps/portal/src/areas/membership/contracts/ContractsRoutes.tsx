import { Navigate, useSearchParams } from 'react-router';
import { contractParameter, leaveParameter, moduleParameter } from './contractAddress.ts';
import { ContractsPage } from './ContractsPage.tsx';
import { LeavePage } from './LeavePage.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Leads to the current contracts, or to the past ones where only those may be seen (specification 1, section 2.4). */
export function ContractsRoute() {
  const { studioUuid } = useStudio();
  const current = useCanOpen('myContractCurrent');
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
