/** Ends a standing booking after two missed classes in a row. */
import { and, desc, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { bookings } from '../tables.ts';
import type { StandingBookingJob } from './news.ts';
import { standingBookingDates, standingBookings } from './tables.ts';

/** Number of classes in a row that end it. */
const missedInARow = 2;

/**
 * Ends the standing booking that made a booking, if its last two classes were missed. Canceled bookings do not count; a
 * class whose attendance nobody recorded interrupts the row.
 * @param bookingId a booking that was just marked as missed
 */
export async function endAfterMissed(tx: Database, bookingId: number, now: Date): Promise<void> {
  const [missed] = await tx
    .select({ date: standingBookingDates, standing: standingBookings })
    .from(standingBookingDates)
    .innerJoin(standingBookings, eq(standingBookings.id, standingBookingDates.standingBookingId))
    .where(and(eq(standingBookingDates.bookingId, bookingId), isNull(standingBookings.endedAt)));
  if (!missed) return;
  const { date, standing } = missed;
  const last = await tx
    .select({ status: bookings.status })
    .from(standingBookingDates)
    .innerJoin(bookings, eq(bookings.id, standingBookingDates.bookingId))
    .where(
      and(
        eq(standingBookingDates.standingBookingId, standing.id),
        lte(standingBookingDates.day, date.day),
        ne(bookings.status, 'CANCELED'),
      ),
    )
    .orderBy(desc(standingBookingDates.day))
    .limit(missedInARow);
  if (last.length < missedInARow || last.some(({ status }) => status !== 'NO_SHOW')) return;
  await tx
    .update(standingBookings)
    .set({ endedAt: now })
    .where(eq(standingBookings.id, standing.id));
  await addJob(tx, {
    kind: 'standingBooking',
    news: {
      type: 'STANDING_BOOKING_ENDED',
      event: standing.uuid,
      accountId: standing.accountId,
      appointmentId: date.appointmentId,
      reader: standing.reader,
    },
  } satisfies StandingBookingJob);
}
