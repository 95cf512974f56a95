import { SuccessOrBooking } from '../../domains/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { ConfirmStep } from '../../domains/checkout/ConfirmStep.tsx';
import { ContactStep } from '../../domains/checkout/ContactStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { appointmentFlow } from '../../features/appointmentBooking/appointmentFlow.tsx';

export { AppointmentOptionStep as AppointmentSummaryOptionRoute } from '../../features/appointmentBooking/AppointmentOptionStep.tsx';

// The pages of booking an appointment, all in one file: who takes the first step is about to take the others.
export const AppointmentContactRoute = () => <ContactStep flow={appointmentFlow} />;
export const AppointmentPaymentRoute = () => <PaymentStep flow={appointmentFlow} />;
export const AppointmentSummaryOfferRoute = () => <SummaryStep flow={appointmentFlow} />;
export const AppointmentCancelRoute = () => <CancelStep flow={appointmentFlow} />;
export const AppointmentFailureRoute = () => <FailureStep flow={appointmentFlow} />;
export const AppointmentConfirmRoute = () => <ConfirmStep flow={appointmentFlow} />;

export const AppointmentSuccessRoute = () => <SuccessOrBooking flow={appointmentFlow} />;
