/** Booking with an option that the member holds. */
import type { Database } from '../../platform/database/database.ts';
import { findAppointment } from './courses/appointments.ts';
import { toTerms } from './courses/terms.ts';
import { toOptionUse } from './options/optionUse.ts';
import { lockOption, useOption } from './options/useOption.ts';
import { toBookedByColumns } from '../family/bookedBy.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import { rejectBlocked } from '../refusals/rules.ts';
import type { ContextHeaders, Schemas, Acting } from '../../platform/api.ts';
import { lockAppointment, resolvePlace, storeBooking, type Booking } from './rules.ts';

/**
 * Books an appointment and uses the option, in one transaction.
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
    await lockOption(tx, key);
    const booker = { accountId, customerData: null };
    const status = await resolvePlace(tx, appointment, booker, request.joinWaitingList, now);
    const paid = await useOption(tx, key, toOptionUse(item), now);
    const payer = { ...toBookedByColumns(acting), ...paid, ...toTerms(item, booker, request) };
    const booking = await storeBooking(tx, appointment, booker, status, payer, now);
    await notifyAboutBooking(tx, booking.id, status === 'BOOKED' ? 'booked' : 'waiting');
    return booking;
  });
}
