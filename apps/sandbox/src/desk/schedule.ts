/** Classes and appointments of a studio around now, with their participants. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import { accounts } from '../domains/accounts/tables.ts';
import type { Attended } from '../domains/bookings/attendance.ts';
import { courseAppointments, courses } from '../domains/bookings/courses/tables.ts';
import { benefits, singleAppointments } from '../domains/bookings/singleAppointments/tables.ts';
import { bookings } from '../domains/bookings/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';

export type Participant = {
  kind: Attended['kind'];
  id: number;
  name: string;
  status: (typeof bookings.$inferSelect)['status'];
};

export type Session = {
  /** Id of a class, which can be canceled; null for an appointment with an employee. */
  classId: number | null;
  name: string;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  participants: Participant[];
};

type Booked = {
  account: string | null;
  data: (typeof bookings.$inferSelect)['customerData'];
};

const participantName = ({ account, data }: Booked): string =>
  account ?? (data ? `${data.firstname ?? ''} ${data.lastname ?? ''}`.trim() : 'Deleted account');

/** Loads today's and tomorrow's classes and appointments, earliest first. */
export async function loadSchedule(
  db: Database,
  { id: studioId, zoneId }: StoredStudio,
  now: Date,
): Promise<Session[]> {
  const today = dayIn(zoneId, now);
  const from = instantAt(zoneId, today);
  const until = instantAt(zoneId, addDays(today, 2));
  const classes = await db
    .select({ appointment: courseAppointments, name: courses.name })
    .from(courseAppointments)
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .where(
      and(
        eq(courseAppointments.studioId, studioId),
        gte(courseAppointments.startsAt, from),
        lt(courseAppointments.startsAt, until),
      ),
    );
  const places = await db
    .select({
      id: bookings.id,
      appointmentId: bookings.appointmentId,
      status: bookings.status,
      account: accounts.name,
      data: bookings.customerData,
    })
    .from(bookings)
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .where(
      inArray(
        bookings.appointmentId,
        classes.map(({ appointment }) => appointment.id),
      ),
    )
    .orderBy(asc(bookings.id));
  const appointments = await db
    .select({
      appointment: singleAppointments,
      name: benefits.name,
      account: accounts.name,
    })
    .from(singleAppointments)
    .innerJoin(benefits, eq(benefits.id, singleAppointments.benefitId))
    .leftJoin(accounts, eq(accounts.id, singleAppointments.accountId))
    .where(
      and(
        eq(singleAppointments.studioId, studioId),
        gte(singleAppointments.startsAt, from),
        lt(singleAppointments.startsAt, until),
      ),
    );
  const sessions: Session[] = [
    ...classes.map(({ appointment: { id, startsAt, endsAt, status }, name }) => ({
      classId: id,
      name,
      startsAt,
      endsAt,
      isCanceled: status === 'CANCELED',
      participants: places
        .filter(({ appointmentId }) => appointmentId === id)
        .map((place) => ({
          kind: 'place' as const,
          id: place.id,
          name: participantName(place),
          status: place.status,
        })),
    })),
    ...appointments.map(({ appointment, name, account }) => ({
      classId: null,
      name,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      isCanceled: appointment.status === 'CANCELED',
      participants: [
        {
          kind: 'appointment' as const,
          id: appointment.id,
          name: participantName({ account, data: appointment.customerData }),
          status: appointment.status,
        },
      ],
    })),
  ];
  return sessions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
