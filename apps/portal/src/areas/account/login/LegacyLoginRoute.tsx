import { Navigate, useLocation } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The login page's address of earlier versions (specification 1, section 2.2). */
export function LegacyLoginRoute() {
  const { studioUuid } = useStudio();
  const { search } = useLocation();
  return <Navigate to={path('login', { studioUuid }) + search} replace />;
}
