import { SuccessOrBooking } from '../../domains/bookings/SuccessOrBooking.tsx';
import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { ConfirmStep } from '../../domains/checkout/ConfirmStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { courseKind } from '../../domains/courseView/courseKind.ts';
import { courseFlow } from '../../features/courseBooking/courseFlow.ts';
import { CourseOptionStep } from '../../features/courseBooking/CourseOptionStep.tsx';

// The pages of booking a course from the payment on, all in one file: an order is followed by its result, whatever becomes of the connection.
export const PaymentRoute = () => <PaymentStep flow={courseFlow} />;
export const SummaryOfferRoute = () => <SummaryStep flow={courseFlow} />;
export const SummaryOptionRoute = () => <CourseOptionStep kind={courseKind} flow={courseFlow} />;
export const CancelRoute = () => <CancelStep flow={courseFlow} />;
export const FailureRoute = () => <FailureStep flow={courseFlow} />;
export const ConfirmRoute = () => <ConfirmStep flow={courseFlow} />;

export const SuccessRoute = () => <SuccessOrBooking flow={courseFlow} />;
