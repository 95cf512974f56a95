/** Maps bookings to the API format. */
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { moneyOrNull } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { accounts } from '../accounts/tables.ts';
import type { Appointment } from './courses/appointments.ts';
import { waitingPosition } from './courses/occupancy.ts';
import { courseAppointments, courseCategories, courses } from './courses/tables.ts';
import { loadNames, resolveNames, type Names } from './courses/view.ts';
import { toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { toBookedBy } from '../family/bookedBy.ts';
import { confirmationDeadline } from './trialSessions/confirmationDeadline.ts';
import type { StoredTrial } from './trialSessions/ownTrial.ts';
import { trialSessions } from './trialSessions/tables.ts';
import { toCancelation } from './cancelable.ts';
import { promotableUntil } from './promotion.ts';
import { toEnding } from './ending.ts';
import { findBookingCheckout } from './payment.ts';
import type { Booking } from './rules.ts';
import { bookings } from './tables.ts';

/** A booking with its appointment. */
export type BookedAppointment = Appointment & {
  booking: Booking;
  /** Trial session data, if it is one. */
  trial: StoredTrial | null;
  /** The person who booked it for someone else. */
  bookedBy: { firstname: string | null; name: string } | null;
};

export function selectBookings(db: Database, where: SQL | undefined): Promise<BookedAppointment[]> {
  return db
    .select({
      booking: bookings,
      appointment: courseAppointments,
      course: courses,
      category: courseCategories,
      studio: studios,
      trial: trialSessions,
      bookedBy: { firstname: accounts.firstname, name: accounts.name },
    })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .leftJoin(trialSessions, eq(trialSessions.bookingId, bookings.id))
    .leftJoin(accounts, eq(accounts.id, bookings.bookedBy))
    .where(where);
}

async function findWaitingPosition(db: Database, booking: Booking): Promise<number | null> {
  return booking.status === 'WAITING' ? waitingPosition(db, booking) : null;
}

export async function toBookedItem(
  db: Database,
  booking: Booking,
  streamUrl: string | null,
): Promise<Schemas['BookedItem']> {
  return {
    uuid: booking.uuid,
    stream: booking.status === 'BOOKED' ? streamUrl : null,
    participantStatus: booking.status,
    waitingListPosition: await findWaitingPosition(db, booking),
    onWaitingList: booking.status === 'WAITING',
  };
}

export async function toCalendarItems(
  db: Database,
  items: BookedAppointment[],
  now: Date,
): Promise<Schemas['CalendarItem'][]> {
  const names = await loadNames(db, items);
  const calendar: Schemas['CalendarItem'][] = [];
  for (const item of items) calendar.push(await toCalendarItem(db, item, names, now));
  return calendar;
}

async function toCalendarItem(
  db: Database,
  item: BookedAppointment,
  names: Names,
  now: Date,
): Promise<Schemas['CalendarItem']> {
  const { booking, appointment, course, studio, trial, bookedBy } = item;
  const { startsAt, endsAt } = appointment;
  const booked = await toBookedItem(db, booking, appointment.streamUrl);
  return {
    ...booked,
    itemType: course.itemType,
    courseAppointmentId: appointment.id,
    benefitId: course.benefitId,
    name: course.name,
    colorHex: course.colorHex,
    image: course.image,
    startDateTime: zoned(startsAt, studio.zoneId),
    endDateTime: zoned(endsAt, studio.zoneId),
    ...resolveNames(item, names),
    studio: toReference(studio),
    appointmentMeetingType: appointment.meetingType,
    waitingListUntil: booked.onWaitingList
      ? zoned(promotableUntil(appointment, booking), studio.zoneId)
      : null,
    paidWith: booking.paidWith,
    ...toBookedBy(booking, bookedBy),
    price: moneyOrNull(booking.priceCents, studio.currencyCode),
    ...toCancelation({ ...booking, startsAt }, studio, now),
    confirmUntil: confirmationDeadline(booking.status, trial, studio.zoneId),
    ending: await toEnding(db, booking, studio.zoneId, () => findBookingCheckout(db, booking.id)),
  };
}
