/**
 * Books the standing bookings of a class once its booking has opened, in the order in which they were made. Every call
 * that books a class settles them first, so that nobody is faster; a chore settles classes that nobody asks for.
 */
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { leaveRequest } from '../../../platform/scope.ts';
import { weekdayOf } from '../../../platform/time.ts';
import { rejectBlocked } from '../../refusals/rules.ts';
import type { Appointment } from '../courses/appointments.ts';
import { hasFreePlace, loadOccupancy, presentStates } from '../courses/occupancy.ts';
import { loadOptions } from '../options/options.ts';
import { toOptionUse } from '../options/optionUse.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { placeWithOption } from '../placeWithOption.ts';
import { bookerKey, lockAppointment } from '../rules.ts';
import { bookings } from '../tables.ts';
import { toNotBookedReason, toReasonOfOptions } from './reasons.ts';
import {
  dayOf,
  findMeant,
  isDue,
  loadClassesOfDay,
  minutesMoved,
  shareOf,
  type StandingBooking,
  toleratedMinutes,
} from './dates.ts';
import { type StandingBookingJob, toDateJob } from './news.ts';
import { type NotBookedReason, standingBookingDates, standingBookings } from './tables.ts';

/** Loads the standing bookings of a class that are not decided yet, oldest first. */
async function findUndecided(db: Database, item: Appointment): Promise<StandingBooking[]> {
  const day = dayOf(item);
  const found = await db
    .select()
    .from(standingBookings)
    .where(
      and(
        eq(standingBookings.courseId, item.course.id),
        eq(standingBookings.studioId, item.studio.id),
        eq(standingBookings.weekday, weekdayOf(day)),
        isNull(standingBookings.endedAt),
        notExists(
          db
            .select({ day: standingBookingDates.day })
            .from(standingBookingDates)
            .where(
              and(
                eq(standingBookingDates.standingBookingId, standingBookings.id),
                eq(standingBookingDates.day, day),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(standingBookings.id));
  if (found.length === 0) return [];
  const classes = await loadClassesOfDay(db, item);
  return found.filter((one) => findMeant(one, classes)?.appointment.id === item.appointment.id);
}

/**
 * Decides every open standing booking of a class, in a transaction of its own that holds the lock of the class. Does
 * nothing before booking opens and after its deadline. The result stays even if the booking of the request fails.
 * @param silentFor standing booking whose member learns the outcome from the response
 */
export async function settleStandingBookings(
  db: Database,
  item: Appointment,
  now: Date,
  silentFor: number | null = null,
): Promise<void> {
  if (!isDue(item, now) || (await findUndecided(db, item)).length === 0) return;
  // Mails go to other members, whose language and brand are not those of this request.
  await leaveRequest(() =>
    db.transaction(async (tx) => {
      const appointment = await lockAppointment(tx, item.appointment.id);
      const locked = { ...item, appointment };
      if (!isDue(locked, now)) return;
      await decide(tx, locked, await findUndecided(tx, locked), now, silentFor);
    }),
  );
}

async function decide(
  tx: Database,
  item: Appointment,
  undecided: readonly StandingBooking[],
  now: Date,
  silentFor: number | null,
): Promise<void> {
  if (undecided.length === 0) return;
  const { appointment, studio } = item;
  const present = await tx
    .select({ booker: bookings.booker })
    .from(bookings)
    .where(
      and(
        eq(bookings.appointmentId, appointment.id),
        inArray(bookings.status, ['BOOKED', 'WAITING']),
      ),
    );
  const bookers = new Set(present.map(({ booker }) => booker));
  const occupancy = await loadOccupancy(tx, appointment.id);
  let left = shareOf(appointment.maxParticipants, studio) - (await countTaken(tx, appointment.id));
  const decided: (typeof standingBookingDates.$inferInsert)[] = [];
  const jobs: StandingBookingJob[] = [];
  for (const one of undecided) {
    const isTaken = !hasFreePlace(appointment, occupancy);
    const reason =
      findOwnReason(one, item, bookers) ?? (isTaken ? 'FULL' : left <= 0 ? 'SHARE_TAKEN' : null);
    const outcome = reason ?? (await bookDate(tx, one, item, now));
    const isBooked = typeof outcome === 'number';
    if (isBooked) {
      occupancy.booked += 1;
      left -= 1;
      bookers.add(bookerKey({ accountId: one.accountId, customerData: null }));
    }
    decided.push({
      standingBookingId: one.id,
      day: dayOf(item),
      appointmentId: appointment.id,
      reason: isBooked ? null : outcome,
      bookingId: isBooked ? outcome : null,
      decidedAt: now,
    });
    // The member has booked or skipped the date: that is no news.
    if (outcome !== 'ALREADY_BOOKED' && outcome !== 'SKIPPED' && one.id !== silentFor)
      jobs.push(toDateJob(one, item, isBooked ? null : outcome));
  }
  await tx.insert(standingBookingDates).values(decided);
  await addJob(tx, ...jobs);
}

/** Counts the places of a class that standing bookings hold. */
const countTaken = (tx: Database, appointmentId: number): Promise<number> =>
  tx.$count(
    bookings,
    and(
      eq(bookings.appointmentId, appointmentId),
      inArray(bookings.status, presentStates),
      inArray(
        bookings.id,
        tx
          .select({ id: standingBookingDates.bookingId })
          .from(standingBookingDates)
          .where(eq(standingBookingDates.appointmentId, appointmentId)),
      ),
    ),
  );

/** Returns a reason that does not depend on free places; null if there is none. */
function findOwnReason(
  standing: StandingBooking,
  item: Appointment,
  bookers: ReadonlySet<string>,
): NotBookedReason | null {
  const { accountId, skippedDays, pausedAt } = standing;
  if (bookers.has(bookerKey({ accountId, customerData: null }))) return 'ALREADY_BOOKED';
  if (item.studio.standingBookingPercent === 0) return 'NOT_OFFERED';
  if (skippedDays.includes(dayOf(item))) return 'SKIPPED';
  if (pausedAt !== null) return 'PAUSED';
  if (item.appointment.status === 'CANCELED') return 'CLASS_CANCELED';
  return minutesMoved(standing, item) > toleratedMinutes ? 'MOVED' : null;
}

/** Books a date with the first entitlement that covers it. @returns the booking, or why there is none */
async function bookDate(
  tx: Database,
  { accountId, reader }: StandingBooking,
  item: Appointment,
  now: Date,
): Promise<number | NotBookedReason> {
  const use = toOptionUse(item);
  const options = await loadOptions(tx, accountId, item.studio.tenant, now);
  const payer = options.find(({ invalidReason }) => invalidReason(use) === null);
  if (!payer) return toReasonOfOptions(options.map(({ invalidReason }) => invalidReason(use)));
  try {
    await rejectBlocked(tx, accountId, item.studio.tenant, now);
    const request = { bookingOptionId: payer.id, joinWaitingList: false };
    const booking = await placeWithOption(tx, item, { accountId, request, reader }, now);
    return booking.id;
  } catch (error) {
    const reason = error instanceof ApiError ? toNotBookedReason(error) : null;
    if (reason === null) throw error;
    return reason;
  }
}
