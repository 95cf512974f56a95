import { expect, test } from 'vitest';
import { appointment, now } from '../../../testing/courseAppointment.ts';
import { seriesDates } from './seriesDates.ts';

/** Creates the course at a time in Berlin, given with its offset. */
const createCourse = (id: number, start: string, course: object = {}, slot: object = {}) =>
  appointment(
    { id, ...course },
    {
      startDateTime: new Date(start),
      endDateTime: new Date(Date.parse(start) + 3_600_000),
      latestBookingDateTime: null,
      earliestBookingDateTime: null,
      ...slot,
    },
  );

const first = createCourse(1, '2027-03-18T18:00:00+01:00');
const resultIds = (...others: ReturnType<typeof createCourse>[]) =>
  seriesDates(first, others, now).map(({ course }) => course.id);

test('finds the course on the same weekday at the same time across a clock change', () => {
  expect(
    resultIds(
      createCourse(2, '2027-03-25T18:00:00+01:00'),
      // After the clocks go forward, the same local time differs in UTC.
      createCourse(3, '2027-04-01T18:00:00+02:00'),
      createCourse(4, '2027-04-01T19:00:00+02:00'),
      createCourse(5, '2027-03-26T18:00:00+01:00'),
      createCourse(6, '2027-03-25T18:00:00+01:00', { courseId: 99 }),
    ),
  ).toEqual([2, 3]);
});

test('includes dates with a waiting list and skips full, canceled, unopened and booked ones', () => {
  const full = { bookedParticipants: 10 };
  expect(
    resultIds(
      createCourse(2, '2027-03-25T18:00:00+01:00', full),
      createCourse(3, '2027-04-01T18:00:00+02:00', { ...full, waitingListActive: false }),
      createCourse(4, '2027-04-08T18:00:00+02:00', { appointmentStatus: 'CANCELED' }),
      createCourse(5, '2027-04-15T18:00:00+02:00', {}, { alreadyBooked: true }),
      createCourse(
        6,
        '2027-04-22T18:00:00+02:00',
        {},
        { earliestBookingDateTime: new Date('2027-04-10') },
      ),
    ),
  ).toEqual([2]);
});

test('skips earlier dates and returns at most eight', () => {
  const weeks = Array.from({ length: 12 }, (_, index) =>
    createCourse(
      index + 2,
      new Date(Date.parse('2027-03-11T17:00:00Z') + index * 604_800_000).toJSON(),
    ),
  );
  expect(resultIds(...weeks).length).toBeLessThanOrEqual(8);
  expect(resultIds(...weeks)).not.toContain(2);
});
