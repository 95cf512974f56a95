import { describe, expect, test } from 'vitest';
import { appointment, later, now } from '../../../testing/courseAppointment.ts';
import { bookingState, toCourseAppointments } from './bookingState.ts';

describe('bookingState', () => {
  test.each([
    ['not full', appointment(), { kind: 'book' }],
    [
      'full with an open waiting list',
      appointment({ bookedParticipants: 10 }),
      { kind: 'waitingList' },
    ],
    [
      'full with a full waiting list',
      appointment({ bookedParticipants: 10, waitingListParticipants: 5 }),
      { kind: 'full' },
    ],
    [
      'full without a waiting list',
      appointment({ bookedParticipants: 10, waitingListActive: false }),
      { kind: 'full' },
    ],
    ['booked', appointment({}, { alreadyBooked: true }), { kind: 'booked' }],
    [
      'booked and over',
      appointment({}, { alreadyBooked: true, endDateTime: later(-1) }),
      { kind: 'over' },
    ],
    [
      'waiting and over',
      appointment({}, { onWaitingList: true, endDateTime: later(-1) }),
      { kind: 'over' },
    ],
    [
      'waiting',
      appointment({ myBooking: { uuid: 'x', waitingListPosition: 3 } }, { onWaitingList: true }),
      { kind: 'waiting', position: 3 },
    ],
    [
      'canceled',
      appointment({ appointmentStatus: 'CANCELED' }, { alreadyBooked: true }),
      { kind: 'canceled' },
    ],
    [
      'not open yet',
      appointment({}, { earliestBookingDateTime: later(1) }),
      { kind: 'opens', at: later(1) },
    ],
    [
      'past its booking deadline',
      appointment({}, { latestBookingDateTime: later(-1) }),
      { kind: 'closed' },
    ],
    [
      'under way without a booking deadline',
      appointment({}, { latestBookingDateTime: null, startDateTime: later(-0.5) }),
      { kind: 'closed' },
    ],
    ['over', appointment({}, { endDateTime: later(-1) }), { kind: 'over' }],
  ])('returns the state of an appointment that is %s', (_description, input, state) =>
    expect(bookingState(input, now)).toEqual(state),
  );
});

test('skips a course without a slot', () =>
  expect(
    toCourseAppointments([appointment().course, { ...appointment().course, slots: [] }]),
  ).toHaveLength(1));
