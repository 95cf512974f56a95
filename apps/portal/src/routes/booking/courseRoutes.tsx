import { useParams, useSearchParams } from 'react-router';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { ConfirmStep } from '../../domains/checkout/ConfirmStep.tsx';
import { ContactStep } from '../../domains/checkout/ContactStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SuccessStep } from '../../domains/checkout/SuccessStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { BookingResult } from '../../features/courseBooking/BookingResult.tsx';
import { courseFlow } from '../../features/courseBooking/courseFlow.ts';

export { OptionSummaryStep as SummaryOptionRoute } from '../../features/courseBooking/OptionSummaryStep.tsx';

// The pages of booking a course, all in one file: who takes the first step is about to take the others.
export const ContactRoute = () => <ContactStep flow={courseFlow} />;
export const PaymentRoute = () => <PaymentStep flow={courseFlow} />;
export const SummaryOfferRoute = () => <SummaryStep flow={courseFlow} />;
export const CancelRoute = () => <CancelStep flow={courseFlow} />;
export const FailureRoute = () => <FailureStep flow={courseFlow} />;
export const ConfirmRoute = () => <ConfirmStep flow={courseFlow} />;

/** The good end, read from the server: a checkout, or (`?by=booking`) a booking that none of this visit has led to. */
export function SuccessRoute() {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  return query.get('by') === 'booking' ? (
    <BookingResult uuid={checkoutId} />
  ) : (
    <SuccessStep flow={courseFlow} />
  );
}
