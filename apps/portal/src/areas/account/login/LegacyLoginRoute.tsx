import { Navigate, useLocation } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Redirects the login address of earlier versions (spec 2.2). */
export function LegacyLoginRoute() {
  const { studioUuid } = useStudio();
  const { search } = useLocation();
  return <Navigate to={path('login', { studioUuid }) + search} replace />;
}
