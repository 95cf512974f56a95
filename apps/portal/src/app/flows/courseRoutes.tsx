import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { courseFlow } from '../../areas/booking/courseBooking/courseFlow.ts';

// The first page of booking a course; those from the payment on stand in courseOrderRoutes.tsx, so that it waits for no more.
export const ContactRoute = () => <ContactStep flow={courseFlow} />;
