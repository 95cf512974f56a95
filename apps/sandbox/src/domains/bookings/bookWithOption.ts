/** Booking with an option that the member holds. */
import type { Database } from '../../platform/database/database.ts';
import { findAppointment } from './courses/appointments.ts';
import { rejectBlocked } from '../refusals/rules.ts';
import type { ContextHeaders, Schemas, Acting } from '../../platform/api.ts';
import { placeWithOption } from './placeWithOption.ts';
import { lockAppointment, type Booking } from './rules.ts';
import { settleStandingBookings } from './standingBookings/settle.ts';

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
  await settleStandingBookings(db, item, now);
  return db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, request.courseAppointmentId);
    return placeWithOption(tx, { ...item, appointment }, { accountId, request, acting }, now);
  });
}
