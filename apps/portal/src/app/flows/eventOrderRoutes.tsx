import { SuccessOrBooking } from '../../areas/booking/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../areas/checkout/result/CancelStep.tsx';
import { FailureStep } from '../../areas/checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../areas/checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../areas/checkout/summary/SummaryStep.tsx';
import { eventKind } from '../../areas/booking/courses/eventKind.ts';
import { eventFlow } from '../../areas/booking/courseBooking/courseFlow.ts';
import { CourseOptionStep } from '../../areas/booking/courseBooking/CourseOptionStep.tsx';

// Pages of an event booking from the payment on. They share a module, so that an order can show its
// result even if the connection is lost.
export const EventPaymentRoute = () => <PaymentStep flow={eventFlow} />;
export const EventSummaryOfferRoute = () => <SummaryStep flow={eventFlow} />;
export const EventSummaryOptionRoute = () => <CourseOptionStep kind={eventKind} flow={eventFlow} />;
export const EventCancelRoute = () => <CancelStep flow={eventFlow} />;
export const EventFailureRoute = () => <FailureStep flow={eventFlow} />;

export const EventSuccessRoute = () => <SuccessOrBooking flow={eventFlow} />;
