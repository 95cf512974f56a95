import { CancelButton } from '../bookings/CancelButton.tsx';
import { CancelReservation } from '../reservations/CancelReservation.tsx';
import { isBooking, type Visit } from './visit.ts';

/** Button that cancels an upcoming booking or reservation, or the reason why there is none. */
export const CancelVisit = ({ visit }: { visit: Visit }) =>
  isBooking(visit) ? <CancelButton item={visit} /> : <CancelReservation reservation={visit} />;
