import { SuccessOrBooking } from '../../domains/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { ConfirmStep } from '../../domains/checkout/ConfirmStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { appointmentFlow } from '../../features/appointmentBooking/appointmentFlow.tsx';

export { AppointmentOptionStep as AppointmentSummaryOptionRoute } from '../../features/appointmentBooking/AppointmentOptionStep.tsx';

// The pages of booking an appointment from the payment on, all in one file: an order is followed by its result, whatever becomes of the connection.
export const AppointmentPaymentRoute = () => <PaymentStep flow={appointmentFlow} />;
export const AppointmentSummaryOfferRoute = () => <SummaryStep flow={appointmentFlow} />;
export const AppointmentCancelRoute = () => <CancelStep flow={appointmentFlow} />;
export const AppointmentFailureRoute = () => <FailureStep flow={appointmentFlow} />;
export const AppointmentConfirmRoute = () => <ConfirmStep flow={appointmentFlow} />;

export const AppointmentSuccessRoute = () => <SuccessOrBooking flow={appointmentFlow} />;
