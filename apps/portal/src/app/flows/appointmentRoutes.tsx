import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { appointmentFlow } from '../../areas/booking/appointmentBooking/appointmentFlow.tsx';

// The first page of booking an appointment; those from the payment on stand in appointmentOrderRoutes.tsx, so that it waits for no more.
export const AppointmentContactRoute = () => <ContactStep flow={appointmentFlow} />;
