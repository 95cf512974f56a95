/** Booking window of an appointment. */
import { apiError, timestamp } from '../../../platform/http/apiError.ts';
import type { StoredAppointment } from './appointments.ts';

type Window = Pick<
  StoredAppointment,
  'earliestBookingAt' | 'latestBookingAt' | 'startsAt' | 'status'
>;

/** Returns the deadline for booking: that of the appointment, else its start. */
export function lastMoment({
  latestBookingAt,
  startsAt,
}: Pick<Window, 'latestBookingAt' | 'startsAt'>): Date {
  return latestBookingAt ?? startsAt;
}

/** @throws 409 if the studio has canceled it, or it is too early or too late; the latter two include the time */
export function checkWindow(appointment: Window, now: Date): void {
  const { earliestBookingAt, status } = appointment;
  if (status === 'CANCELED')
    throw apiError(409, 'booking.error.appointmentcanceled', 'The studio has canceled this course');
  if (earliestBookingAt && now < earliestBookingAt)
    throw apiError(409, 'booking.error.tooearly', 'This course cannot be booked yet', {
      args: [timestamp(earliestBookingAt)],
    });
  const last = lastMoment(appointment);
  if (now > last)
    throw apiError(409, 'booking.error.toolate', 'This course can no longer be booked', {
      args: [timestamp(last)],
    });
}

/** Returns whether time and state of an appointment allow booking it now. */
export function isOpen(appointment: Window, now: Date): boolean {
  const { earliestBookingAt, status } = appointment;
  if (status === 'CANCELED' || now > lastMoment(appointment)) return false;
  return earliestBookingAt === null || now >= earliestBookingAt;
}
