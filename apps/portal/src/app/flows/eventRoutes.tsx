import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { eventFlow } from '../../areas/booking/courseBooking/courseFlow.ts';

// First page of an event booking; eventOrderRoutes.tsx has the later ones, so that this one loads
// fast.
export const EventContactRoute = () => <ContactStep flow={eventFlow} />;
