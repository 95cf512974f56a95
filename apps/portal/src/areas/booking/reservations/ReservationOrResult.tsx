import type { CheckinReservation } from '@studio-portal/sdk/types';
import { useJustBooked } from '../bookings/justBooked.ts';
import { ReservationPage } from './ReservationPage.tsx';
import { ReservationResult } from './ReservationResult.tsx';

/** Shows the success page right after a reservation was made, and its own page when opened later. */
export const ReservationOrResult = (props: { reservation: CheckinReservation }) =>
  useJustBooked() ? <ReservationResult {...props} /> : <ReservationPage {...props} />;
