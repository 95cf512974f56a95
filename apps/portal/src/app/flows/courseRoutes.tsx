import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { courseFlow } from '../../areas/booking/courseBooking/courseFlow.ts';

// First page of a class booking; courseOrderRoutes.tsx has the later ones, so that this one loads
// fast.
export const ContactRoute = () => <ContactStep flow={courseFlow} />;
