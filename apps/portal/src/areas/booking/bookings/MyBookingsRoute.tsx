import { MyBookingsPage } from './MyBookingsPage.tsx';

/** Shows the bookings and reserved visits of the user. */
export const MyBookingsRoute = () => <MyBookingsPage />;
