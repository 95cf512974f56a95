import { useParams, useSearchParams } from 'react-router';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { ContactStep } from '../../domains/checkout/ContactStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SuccessStep } from '../../domains/checkout/SuccessStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { trialFlow } from '../../features/trialSession/trialFlow.ts';
import { TrialResult } from '../../features/trialSession/TrialResult.tsx';

export { ConfirmTrial as TrialConfirmRoute } from '../../features/trialSession/ConfirmTrial.tsx';

// The pages of buying a trial session and of what has become of one.
export const TrialContactRoute = () => <ContactStep flow={trialFlow} />;
export const TrialPaymentRoute = () => <PaymentStep flow={trialFlow} />;
export const TrialSummaryRoute = () => <SummaryStep flow={trialFlow} />;
export const TrialCancelRoute = () => <CancelStep flow={trialFlow} />;
export const TrialFailureRoute = () => <FailureStep flow={trialFlow} />;

/** The good end: a checkout, or (`?by=booking`) a booking that none of this visit has led to. */
export function TrialSuccessRoute() {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  return query.get('by') === 'booking' ? (
    <TrialResult uuid={checkoutId} />
  ) : (
    <SuccessStep flow={trialFlow} />
  );
}
