import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { eventFlow } from '../../areas/booking/courseBooking/courseFlow.ts';

// The first page of booking a place at an event; those from the payment on stand in eventOrderRoutes.tsx, so that it waits for no more.
export const EventContactRoute = () => <ContactStep flow={eventFlow} />;
