/** Booking a time with something that the member holds. */
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { parseInstant } from '../../time.ts';
import { lockOption, useOption } from '../courses/useOption.ts';
import { type Acting, toColumns } from '../family/bookedBy.ts';
import { tellAppointment } from '../mail/appointmentMails.ts';
import { refuseBlocked } from '../refusals/rules.ts';
import { studioOf } from '../studios/rules.ts';
import { refuseTrialKind } from '../trialSessions/notOrdered.ts';
import { offeredAt } from './benefits.ts';
import { lockGivers, storeAppointment, takeableSlot } from './booking.ts';
import type { StoredSingleAppointment } from './mine.ts';
import { useAt } from './view.ts';

/** The instant that a request names. @throws 400 */
export function startOf({ startDateTime }: { startDateTime: string }): Date {
  const startsAt = parseInstant(startDateTime);
  if (!startsAt) throw invalid({ field: 'startDateTime', message: 'must be an instant' });
  return startsAt;
}

/**
 * Books a time with an employee and counts the option down, or neither.
 * @throws 404 for an unknown studio, kind, time or option, 409 when the time is taken, the option cannot pay or missed bookings forbid it,
 *   422 for a trial session
 */
export async function bookSlotWithOption(
  db: Database,
  accountId: number,
  request: Schemas['BookSingleRequest'],
  context: ContextHeaders,
  now: Date,
  acting: Acting | null = null,
): Promise<StoredSingleAppointment> {
  const { benefitId, organizationUnitId, employeeId, bookingOptionId } = request;
  const startsAt = startOf(request);
  const studio = await studioOf(db, organizationUnitId, context);
  const offered = await offeredAt(db, benefitId, studio);
  refuseTrialKind(offered);
  await refuseBlocked(db, accountId, studio.tenant, now);
  return db.transaction(async (tx) => {
    await lockGivers(tx, offered);
    const held = { id: bookingOptionId, accountId, tenant: studio.tenant };
    const option = await lockOption(tx, held);
    const booker = { accountId, customerData: null };
    const time = await takeableSlot(tx, offered, { startsAt, employeeId }, booker, now);
    await useOption(tx, option, useAt(offered, startsAt), now);
    const payer = { ...toColumns(acting), bookingOptionId: option.id, paidWith: option.name };
    const appointment = await storeAppointment(tx, offered, time, booker, payer, now);
    await tellAppointment(tx, appointment.id, 'booked');
    return appointment;
  });
}
