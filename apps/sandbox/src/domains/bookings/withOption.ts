/** Booking with something that the member holds. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { isConnectedToTenant } from '../accounts/customers.ts';
import { appointmentOf } from '../courses/appointments.ts';
import { invalidReason, openBookingsOf, useOf, type StoredOption } from '../courses/options.ts';
import { bookingOptions } from '../courses/tables.ts';
import { tellBooking } from '../mail/bookingMails.ts';
import { refuseBlocked } from '../refusals/rules.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { lockAppointment, placeFor, storeBooking, type Booking } from './rules.ts';

/**
 * Books an appointment and counts the option down, or neither.
 * @throws 404 for an unknown appointment or option, 409 when there is no place, the option cannot pay or missed bookings forbid it
 */
export async function bookWithOption(
  db: Database,
  accountId: number,
  request: Schemas['BookCourseRequest'],
  context: ContextHeaders,
  now: Date,
): Promise<Booking> {
  const item = await appointmentOf(db, request.courseAppointmentId, context);
  await refuseBlocked(db, accountId, item.studio.tenant, now);
  return db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, request.courseAppointmentId);
    const option = await lockOption(tx, request.bookingOptionId, accountId, item.studio.tenant);
    const booker = { accountId, customerData: null };
    const status = await placeFor(tx, appointment, booker, request.joinWaitingList, now);
    const open = await openBookingsOf(tx, [option.id], now);
    if (invalidReason(option, useOf(item), open.get(option.id) ?? 0) !== null)
      throw fault(
        409,
        'bookingoption.error.notvalid',
        'This booking option cannot pay for this course',
      );
    if (option.remaining !== null)
      await tx
        .update(bookingOptions)
        .set({ remaining: option.remaining - 1 })
        .where(eq(bookingOptions.id, option.id));
    const payer = { bookingOptionId: option.id, paidWith: option.name };
    const booking = await storeBooking(tx, appointment.id, booker, status, payer, now);
    await tellBooking(tx, booking.id, status === 'BOOKED' ? 'booked' : 'waiting');
    return booking;
  });
}

/** An account that is not connected to the tenant holds nothing there. @throws 404 */
async function lockOption(
  tx: Database,
  id: number,
  accountId: number,
  tenant: string,
): Promise<StoredOption> {
  const [option] = await tx
    .select()
    .from(bookingOptions)
    .where(
      and(
        eq(bookingOptions.id, id),
        eq(bookingOptions.accountId, accountId),
        eq(bookingOptions.tenant, tenant),
      ),
    )
    .for('update');
  if (!option || !(await isConnectedToTenant(tx, accountId, tenant)))
    throw fault(404, 'bookingoption.error.notfound', 'There is no such booking option');
  return option;
}
