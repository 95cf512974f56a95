import { Navigate } from 'react-router';
import { useStepAddress } from './useStepAddress.ts';

/**
 * Redirects to the first step of booking a trial session and keeps the query, such as an
 * invitation.
 */
export function TrialSessionRoute() {
  const stepPath = useStepAddress();
  return <Navigate to={stepPath(1)} replace />;
}
