import { Navigate, useSearchParams } from 'react-router';
import { BookModulePage } from './BookModulePage.tsx';
import { contractParameter, moduleParameter } from './moduleAddress.ts';
import { ModulesPage } from './ModulesPage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Redirects to the available modules (spec 2.4). */
export function ModulesRoute() {
  const { studioUuid } = useStudio();
  return <Navigate to={path('additionalModulesAvailable', { studioUuid })} replace />;
}

/** Shows the available modules, or the one that the query names. */
export function AvailableModulesRoute() {
  const [query] = useSearchParams();
  const contract = query.get(contractParameter);
  const module = query.get(moduleParameter);
  if (contract === null || module === null) return <ModulesPage />;
  return (
    <BookModulePage
      key={`${contract} ${module}`}
      contractId={Number(contract)}
      moduleId={Number(module)}
    />
  );
}
