import { describe, expect, test } from 'vitest';
import { appointment, later, now } from '../../../testing/courseAppointment.ts';
import { bookingState, toMoney, toCourseAppointments } from './bookingState.ts';

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

describe('toMoney', () => {
  test('reads a plain number in the currency of the studio', () =>
    expect(toMoney(12.5, 'EUR')).toEqual({ amount: 12.5, currency: 'EUR' }));
  test('reads FREE as 0', () =>
    expect(
      toMoney({ state: 'FREE', money: null, benefitTrialConfigurationId: null }, 'EUR'),
    ).toEqual({ amount: 0, currency: 'EUR' }));
  test('returns nothing for members-only appointments', () =>
    expect(
      toMoney(
        {
          state: 'MEMBER_ONLY',
          money: { amount: 3, currency: 'EUR' },
          benefitTrialConfigurationId: null,
        },
        'EUR',
      ),
    ).toBeUndefined());
});

test('skips a course without a slot', () =>
  expect(
    toCourseAppointments([appointment().course, { ...appointment().course, slots: [] }]),
  ).toHaveLength(1));
