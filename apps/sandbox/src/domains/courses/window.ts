/** When an appointment can be booked. */
import { fault, timestamp } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import type { StoredAppointment } from './appointments.ts';

type Window = Pick<
  StoredAppointment,
  'earliestBookingAt' | 'latestBookingAt' | 'startsAt' | 'status'
>;

/** A booking can be canceled until this long before the start. */
const noticeMinutes = 2 * 60;

/** Last moment for a cancelation. */
export function cancelableUntil(startsAt: Date): Date {
  return addMinutes(startsAt, -noticeMinutes);
}

/** Last moment to book, and to move up from the waiting list: the one of the appointment, else its start. */
export function lastMoment({
  latestBookingAt,
  startsAt,
}: Pick<Window, 'latestBookingAt' | 'startsAt'>): Date {
  return latestBookingAt ?? startsAt;
}

/**
 * @throws 409 when the studio has canceled it, it is too early or too late; the two carry the moment
 */
export function checkWindow(appointment: Window, now: Date): void {
  const { earliestBookingAt, status } = appointment;
  if (status === 'CANCELED')
    throw fault(409, 'booking.error.appointmentcanceled', 'The studio has canceled this course');
  if (earliestBookingAt && now < earliestBookingAt)
    throw fault(409, 'booking.error.tooearly', 'This course cannot be booked yet', {
      args: [timestamp(earliestBookingAt)],
    });
  const last = lastMoment(appointment);
  if (now > last)
    throw fault(409, 'booking.error.toolate', 'This course can no longer be booked', {
      args: [timestamp(last)],
    });
}

/** Whether somebody who waits may still move up: as long as others might book, and never into a class that the studio has canceled. */
export function isPromotionOpen(appointment: Window, now: Date): boolean {
  return appointment.status !== 'CANCELED' && now <= lastMoment(appointment);
}

/** Whether an appointment can be booked now, as far as time and state go. */
export function isOpen(appointment: Window, now: Date): boolean {
  const { earliestBookingAt, status } = appointment;
  if (status === 'CANCELED' || now > lastMoment(appointment)) return false;
  return earliestBookingAt === null || now >= earliestBookingAt;
}
