import type { CheckinReservation } from '@studio-portal/sdk/types';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';

/** Says until when a reservation can be canceled for free, and what a later cancelation costs. */
export const ReservationTerms = ({ reservation }: { reservation: CheckinReservation }) =>
  useCancelationPromise(
    {
      cancelableUntil: reservation.freeCancelationUntil,
      lateCancelation: reservation.lateCancelation,
    },
    false,
    false,
    reservation.studio.zoneId,
  );
