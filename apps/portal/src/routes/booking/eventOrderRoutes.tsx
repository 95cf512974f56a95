import { SuccessOrBooking } from '../../domains/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { eventKind } from '../../domains/courseView/eventKind.ts';
import { eventFlow } from '../../features/courseBooking/courseFlow.ts';
import { CourseOptionStep } from '../../features/courseBooking/CourseOptionStep.tsx';

// The pages of booking a place at an event from the payment on, all in one file: an order is followed by its result, whatever becomes of the connection.
export const EventPaymentRoute = () => <PaymentStep flow={eventFlow} />;
export const EventSummaryOfferRoute = () => <SummaryStep flow={eventFlow} />;
export const EventSummaryOptionRoute = () => <CourseOptionStep kind={eventKind} flow={eventFlow} />;
export const EventCancelRoute = () => <CancelStep flow={eventFlow} />;
export const EventFailureRoute = () => <FailureStep flow={eventFlow} />;

export const EventSuccessRoute = () => <SuccessOrBooking flow={eventFlow} />;
