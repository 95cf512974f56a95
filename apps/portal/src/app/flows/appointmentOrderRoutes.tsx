import { SuccessOrBooking } from '../../areas/booking/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../areas/checkout/result/CancelStep.tsx';
import { ConfirmStep } from '../../areas/checkout/summary/ConfirmStep.tsx';
import { FailureStep } from '../../areas/checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../areas/checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../areas/checkout/summary/SummaryStep.tsx';
import { appointmentFlow } from '../../areas/booking/appointmentBooking/appointmentFlow.tsx';

export { AppointmentOptionStep as AppointmentSummaryOptionRoute } from '../../areas/booking/appointmentBooking/AppointmentOptionStep.tsx';

// Pages of an appointment booking from the payment on. They share a module, so that an order can
// show its result even if the connection is lost.
export const AppointmentPaymentRoute = () => <PaymentStep flow={appointmentFlow} />;
export const AppointmentSummaryOfferRoute = () => <SummaryStep flow={appointmentFlow} />;
export const AppointmentCancelRoute = () => <CancelStep flow={appointmentFlow} />;
export const AppointmentFailureRoute = () => <FailureStep flow={appointmentFlow} />;
export const AppointmentConfirmRoute = () => <ConfirmStep flow={appointmentFlow} />;

export const AppointmentSuccessRoute = () => <SuccessOrBooking flow={appointmentFlow} />;
