import { Navigate } from 'react-router';
import { useStepAddress } from './useStepAddress.ts';

/** The way to a trial session begins with its first step; an invitation in the address goes along. */
export function TrialSessionRoute() {
  const stepPath = useStepAddress();
  return <Navigate to={stepPath(1)} replace />;
}
