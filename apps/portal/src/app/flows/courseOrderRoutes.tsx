import { SuccessOrBooking } from '../../areas/booking/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../areas/checkout/result/CancelStep.tsx';
import { ConfirmStep } from '../../areas/checkout/summary/ConfirmStep.tsx';
import { FailureStep } from '../../areas/checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../areas/checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../areas/checkout/summary/SummaryStep.tsx';
import { courseKind } from '../../areas/booking/courses/courseKind.ts';
import { courseFlow } from '../../areas/booking/courseBooking/courseFlow.ts';
import { CourseOptionStep } from '../../areas/booking/courseBooking/CourseOptionStep.tsx';

// Pages of a class booking from the payment on. They share a module, so that an order can show its
// result even if the connection is lost.
export const PaymentRoute = () => <PaymentStep flow={courseFlow} />;
export const SummaryOfferRoute = () => <SummaryStep flow={courseFlow} />;
export const SummaryOptionRoute = () => <CourseOptionStep kind={courseKind} flow={courseFlow} />;
export const CancelRoute = () => <CancelStep flow={courseFlow} />;
export const FailureRoute = () => <FailureStep flow={courseFlow} />;
export const ConfirmRoute = () => <ConfirmStep flow={courseFlow} />;

export const SuccessRoute = () => <SuccessOrBooking flow={courseFlow} />;
