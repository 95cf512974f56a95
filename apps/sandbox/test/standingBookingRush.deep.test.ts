import { expect, test } from 'vitest';
import { and, asc, eq } from 'drizzle-orm';
import { bookings } from '../src/domains/bookings/tables.ts';
import { standingBookingDates } from '../src/domains/bookings/standingBookings/tables.ts';
import { addMembers } from './harness/members.ts';
import { useSandbox } from './harness/sandbox.ts';
import { addStandingBookings, opening, setWeeklyClass } from './harness/standingBookings.ts';

const sandbox = useSandbox();

test('500 standing bookings meet 20 places while 100 others book: ten of each, the first ones in order', async () => {
  const { db, clock } = sandbox().services;
  await setWeeklyClass(db, 2, { maxParticipants: 20 });
  const members = await addMembers(db, 600);
  const standing = members.slice(0, 500);
  await addStandingBookings(db, standing);
  clock.set(opening(1));
  const answers = await Promise.all(
    members.slice(500).map((id) =>
      sandbox().call('bookCourse', {
        as: id,
        body: { courseAppointmentId: 50_002, bookingOptionId: id, joinWaitingList: false },
      }),
    ),
  );
  const made = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.appointmentId, 50_002), eq(bookings.status, 'BOOKED')))
    .orderBy(asc(bookings.id));
  expect(made.slice(0, 10).map(({ accountId }) => accountId)).toEqual(standing.slice(0, 10));
  expect(made).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ errorCode }) => errorCode === 'booking.error.slotfull')).toHaveLength(
    90,
  );
  const decided = await db.select().from(standingBookingDates);
  expect(decided.filter(({ reason }) => reason === null)).toHaveLength(10);
  expect(decided.filter(({ reason }) => reason === 'SHARE_TAKEN')).toHaveLength(490);
});
