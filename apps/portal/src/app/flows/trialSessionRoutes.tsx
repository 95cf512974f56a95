import { useParams, useSearchParams } from 'react-router';
import { CancelStep } from '../../areas/checkout/result/CancelStep.tsx';
import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { FailureStep } from '../../areas/checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../areas/checkout/payment/PaymentStep.tsx';
import { SuccessStep } from '../../areas/checkout/result/SuccessStep.tsx';
import { SummaryStep } from '../../areas/checkout/summary/SummaryStep.tsx';
import { trialFlow } from '../../areas/booking/trial/trialFlow.ts';
import { TrialResult } from '../../areas/booking/trial/TrialResult.tsx';

export { TrialOptionStep as TrialSummaryOptionRoute } from '../../areas/booking/trial/TrialOptionStep.tsx';
export { ConfirmTrial as TrialConfirmRoute } from '../../areas/booking/trial/ConfirmTrial.tsx';

// Pages of buying a trial session and its results.
export const TrialContactRoute = () => <ContactStep flow={trialFlow} />;
export const TrialPaymentRoute = () => <PaymentStep flow={trialFlow} />;
export const TrialSummaryRoute = () => <SummaryStep flow={trialFlow} />;
export const TrialCancelRoute = () => <CancelStep flow={trialFlow} />;
export const TrialFailureRoute = () => <FailureStep flow={trialFlow} />;

/**
 * Shows the result: of a checkout, or (`?by=booking`) of a booking that was not made in this visit.
 */
export function TrialSuccessRoute() {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  return query.get('by') === 'booking' ? (
    <TrialResult uuid={checkoutId} />
  ) : (
    <SuccessStep flow={trialFlow} />
  );
}
