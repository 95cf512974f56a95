/** Maps standing bookings to the API format. */
import { and, eq, gte } from 'drizzle-orm';
import type { Schemas } from '../../../platform/api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { dayIn, zoned, zonedOrNull } from '../../../platform/time.ts';
import { type StoredStudio, toReference } from '../../studios/rules.ts';
import type { Appointment } from '../courses/appointments.ts';
import { bookings } from '../tables.ts';
import { dayOf, loadDates, type StandingBooking } from './dates.ts';
import { standingBookingDates } from './tables.ts';

/** Dates in an answer, as described. */
const maxDates = 12;

type Decided = Pick<typeof standingBookingDates.$inferSelect, 'day' | 'reason'> & {
  status: Schemas['BookedItem']['participantStatus'] | null;
};

/** Loads a standing booking with its next dates. */
export async function toStandingBooking(
  db: Database,
  standing: StandingBooking,
  { course, studio }: { course: Pick<Appointment['course'], 'id' | 'name'>; studio: StoredStudio },
  now: Date,
): Promise<Schemas['StandingBooking']> {
  const today = dayIn(studio.zoneId, now);
  const items = standing.endedAt === null ? await loadDates(db, standing, now) : [];
  const rows: Decided[] = await db
    .select({
      day: standingBookingDates.day,
      reason: standingBookingDates.reason,
      status: bookings.status,
    })
    .from(standingBookingDates)
    .leftJoin(bookings, eq(bookings.id, standingBookingDates.bookingId))
    .where(
      and(
        eq(standingBookingDates.standingBookingId, standing.id),
        gte(standingBookingDates.day, today),
      ),
    );
  const decided = new Map(rows.map((row) => [row.day, row]));
  const active = standing.pausedAt === null ? 'ACTIVE' : 'PAUSED';
  return {
    uuid: standing.uuid,
    courseId: course.id,
    name: course.name,
    weekday: standing.weekday,
    startTime: standing.startTime,
    studio: toReference(studio),
    state: standing.endedAt === null ? active : 'ENDED',
    skippedDays: standing.skippedDays.filter((day) => day >= today),
    dates: items
      .slice(0, maxDates)
      .map((item) => toDate(standing, item, decided.get(dayOf(item)) ?? null, now)),
  };
}

function toDate(
  { skippedDays }: StandingBooking,
  item: Appointment,
  decided: Decided | null,
  now: Date,
): Schemas['StandingBookingDate'] {
  const { appointment, studio } = item;
  const day = dayOf(item);
  const { earliestBookingAt } = appointment;
  const opensAt = earliestBookingAt && earliestBookingAt > now ? earliestBookingAt : null;
  return {
    courseAppointmentId: appointment.id,
    day,
    startDateTime: zoned(appointment.startsAt, studio.zoneId),
    endDateTime: zoned(appointment.endsAt, studio.zoneId),
    ...toOutcome(decided, skippedDays.includes(day)),
    opensAt: decided === null ? zonedOrNull(opensAt, studio.zoneId) : null,
  };
}

function toOutcome(
  decided: Decided | null,
  isSkipped: boolean,
): Pick<Schemas['StandingBookingDate'], 'state' | 'reason'> {
  if (decided === null)
    return isSkipped
      ? { state: 'NOT_BOOKED', reason: 'SKIPPED' }
      : { state: 'PENDING', reason: null };
  if (decided.reason !== null) return { state: 'NOT_BOOKED', reason: decided.reason };
  return decided.status === 'CANCELED'
    ? { state: 'NOT_BOOKED', reason: 'BOOKING_CANCELED' }
    : { state: 'BOOKED', reason: null };
}
