import { OpenOrders } from '../../checkout/orders/OpenOrders.tsx';
import { FamilyBookings } from './FamilyBookings.tsx';

/** What stands above the bookings, also while they are loading: those of the family, and what is ordered in part. */
export const BookingsBefore = () => (
  <>
    <FamilyBookings />
    <OpenOrders />
  </>
);
