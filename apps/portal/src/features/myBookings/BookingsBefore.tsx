import { OpenOrders } from '../../domains/checkout/OpenOrders.tsx';
import { FamilyBookings } from './FamilyBookings.tsx';

/** What stands above the bookings, also while they are loading: those of the family, and what is ordered in part. */
export const BookingsBefore = () => (
  <>
    <FamilyBookings />
    <OpenOrders />
  </>
);
