import { Navigate, useParams, useSearchParams } from 'react-router';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { ContactStep } from '../../domains/checkout/ContactStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SuccessStep } from '../../domains/checkout/SuccessStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { ConfirmTrial } from '../../features/trialSession/ConfirmTrial.tsx';
import { trialFlow } from '../../features/trialSession/trialFlow.ts';
import { TrialResult } from '../../features/trialSession/TrialResult.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

// The pages of buying a trial session and of what has become of one.
export const ContactRoute = () => <ContactStep flow={trialFlow} />;
export const PaymentRoute = () => <PaymentStep flow={trialFlow} />;
export const SummaryOfferRoute = () => <SummaryStep flow={trialFlow} />;
export const CancelRoute = () => <CancelStep flow={trialFlow} />;
export const FailureRoute = () => <FailureStep flow={trialFlow} />;

/** Nothing that somebody holds pays for a trial session: to where it begins. */
export function SummaryOptionRoute() {
  const { studioUuid } = useStudio();
  return <Navigate to={path('trialSession', { studioUuid })} replace />;
}

/** The good end: a checkout, or (`?by=booking`) a booking that none of this visit has led to. */
export function SuccessRoute() {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  return query.get('by') === 'booking' ? (
    <TrialResult uuid={checkoutId} />
  ) : (
    <SuccessStep flow={trialFlow} />
  );
}

/** Where the mail leads that asks to confirm a trial session. */
export function ConfirmRoute() {
  const id = useNumericParam('id');
  const { checkoutUuid = '' } = useParams();
  const { studioUuid } = useStudio();
  if (id === undefined) return <Navigate to={path('trialSession', { studioUuid })} replace />;
  return <ConfirmTrial uuid={checkoutUuid} benefitId={id} />;
}
