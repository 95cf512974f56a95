/** Booking with an option that the member holds. */
import type { Database } from '../../platform/database/database.ts';
import { findAppointment } from './courses/appointments.ts';
import { toOptionUse } from './courses/options.ts';
import { lockOption, useOption } from './courses/useOption.ts';
import { toBookedByColumns } from '../family/bookedBy.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import { rejectBlocked } from '../refusals/rules.ts';
import type { ContextHeaders, Schemas, Acting } from '../../platform/api.ts';
import { lockAppointment, resolvePlace, storeBooking, type Booking } from './rules.ts';

/**
 * Books an appointment and counts the option down, in one transaction.
 * @throws 404 for an unknown appointment or option, 409 if there is no place, the option cannot pay or missed bookings
 * block the member
 */
export async function bookWithOption(
  db: Database,
  accountId: number,
  request: Schemas['BookCourseRequest'],
  context: ContextHeaders,
  now: Date,
  acting: Acting | null = null,
): Promise<Booking> {
  const item = await findAppointment(db, request.courseAppointmentId, context);
  await rejectBlocked(db, accountId, item.studio.tenant, now);
  return db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, request.courseAppointmentId);
    const key = { id: request.bookingOptionId, accountId, tenant: item.studio.tenant };
    const option = await lockOption(tx, key);
    const booker = { accountId, customerData: null };
    const status = await resolvePlace(tx, appointment, booker, request.joinWaitingList, now);
    await useOption(tx, option, toOptionUse(item), now);
    const payer = {
      ...toBookedByColumns(acting),
      bookingOptionId: option.id,
      paidWith: option.name,
    };
    const booking = await storeBooking(tx, appointment.id, booker, status, payer, now);
    await notifyAboutBooking(tx, booking.id, status === 'BOOKED' ? 'booked' : 'waiting');
    return booking;
  });
}
