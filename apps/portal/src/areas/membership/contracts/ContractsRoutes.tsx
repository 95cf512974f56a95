import { Navigate, useSearchParams } from 'react-router';
import { contractParameter, cancelParameter, moduleParameter } from './contractAddress.ts';
import { ContractsPage } from './ContractsPage.tsx';
import { CancelContractPage } from './CancelContractPage.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Redirects to the current contracts, or to the past ones if the user may only see those (spec
 * 2.4).
 */
export function ContractsRoute() {
  const { studioUuid } = useStudio();
  const current = useCanOpen('myContractCurrent');
  return (
    <Navigate to={path(current ? 'myContractCurrent' : 'myContractPast', { studioUuid })} replace />
  );
}

/** Shows the current contracts, one of them, or the cancelation of one. */
export function CurrentContractsRoute() {
  const [query] = useSearchParams();
  const contract = query.get(contractParameter);
  if (!query.has(cancelParameter) || contract === null) return <ContractsPage status="ACTIVE" />;
  const module = query.get(moduleParameter) ?? undefined;
  return (
    <CancelContractPage
      key={`${contract} ${module}`}
      contractId={Number(contract)}
      moduleId={module === undefined ? undefined : Number(module)}
    />
  );
}

export const PastContractsRoute = () => <ContractsPage status="INACTIVE" />;
