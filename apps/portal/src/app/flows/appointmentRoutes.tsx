import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { appointmentFlow } from '../../areas/booking/appointmentBooking/appointmentFlow.tsx';

// First page of an appointment booking; appointmentOrderRoutes.tsx has the later ones, so that this
// one loads fast.
export const AppointmentContactRoute = () => <ContactStep flow={appointmentFlow} />;
