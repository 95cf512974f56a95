/** Chores of standing bookings and of reminders that booking has opened. */
import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Services } from '../../../platform/api.ts';
import { forEachIsolated } from '../../../platform/http/forEachIsolated.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { addMinutes } from '../../../platform/time.ts';
import { courseAppointments } from '../courses/tables.ts';
import { isOpen } from '../courses/window.ts';
import { isDue, loadDates } from './dates.ts';
import type { StandingBookingJob } from './news.ts';
import { settleStandingBookings } from './settle.ts';
import { bookingOpeningReminders, standingBookingDates, standingBookings } from './tables.ts';

type ChoreServices = Pick<Services, 'db' | 'clock'>;

/** Number of standing bookings or reminders per round; the next round handles the rest. */
const batchSize = 200;

/** How often timetables are read for new dates. */
const checkMinutes = 60;

const dayMinutes = 24 * 60;

/** How long an ended standing booking is listed. */
export const endedForMinutes = 30 * dayMinutes;

/** How long decided dates are kept: longer than timetables reach ahead and two weeks back. */
const datesForMinutes = 180 * dayMinutes;

/** Books the dates of standing bookings whose booking has opened, also if nobody else asks for the class. */
export async function settleOpenedClasses({ db, clock }: ChoreServices): Promise<void> {
  const now = clock.now();
  const due = await db
    .select()
    .from(standingBookings)
    .where(and(isNull(standingBookings.endedAt), lte(standingBookings.checkAt, now)))
    .orderBy(asc(standingBookings.checkAt))
    .limit(batchSize);
  await forEachIsolated('Settling standing bookings', due, async (standing) => {
    const dates = await loadDates(db, standing, now);
    for (const item of dates) if (isDue(item, now)) await settleStandingBookings(db, item, now);
    const openings = dates.flatMap(({ appointment: { earliestBookingAt } }) =>
      earliestBookingAt !== null && earliestBookingAt > now ? earliestBookingAt.getTime() : [],
    );
    const checkAt = new Date(Math.min(addMinutes(now, checkMinutes).getTime(), ...openings));
    await db.update(standingBookings).set({ checkAt }).where(eq(standingBookings.id, standing.id));
  });
}

/** Notifies members who asked when booking of a class opens; postpones reminders of classes that open later by now. */
export async function sendOpeningReminders({ db, clock }: ChoreServices): Promise<void> {
  const now = clock.now();
  const due = await db
    .select({ reminder: bookingOpeningReminders, appointment: courseAppointments })
    .from(bookingOpeningReminders)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookingOpeningReminders.appointmentId))
    .where(lte(bookingOpeningReminders.dueAt, now))
    .orderBy(asc(bookingOpeningReminders.dueAt))
    .limit(batchSize);
  await forEachIsolated('Reminding of booking', due, ({ reminder, appointment }) =>
    db.transaction(async (tx) => {
      const { accountId, appointmentId, reader } = reminder;
      const one = and(
        eq(bookingOpeningReminders.accountId, accountId),
        eq(bookingOpeningReminders.appointmentId, appointmentId),
      );
      const dueAt = appointment.earliestBookingAt;
      if (dueAt !== null && dueAt > now) {
        await tx.update(bookingOpeningReminders).set({ dueAt }).where(one);
        return;
      }
      const [deleted] = await tx.delete(bookingOpeningReminders).where(one).returning();
      if (!deleted || !isOpen(appointment, now)) return;
      await addJob(tx, {
        kind: 'standingBooking',
        news: {
          type: 'BOOKING_OPEN',
          event: `opening ${appointmentId}`,
          accountId,
          appointmentId,
          reader,
        },
      } satisfies StandingBookingJob);
    }),
  );
}

/** Deletes standing bookings that ended a month ago, and dates that are long decided. */
export async function deleteOldStandingBookings({ db, clock }: ChoreServices): Promise<void> {
  const now = clock.now();
  const ended = db
    .select({ id: standingBookings.id })
    .from(standingBookings)
    .where(lt(standingBookings.endedAt, addMinutes(now, -endedForMinutes)))
    .limit(batchSize);
  await db.delete(standingBookings).where(inArray(standingBookings.id, ended));
  await db
    .delete(standingBookingDates)
    .where(lt(standingBookingDates.decidedAt, addMinutes(now, -datesForMinutes)));
}
