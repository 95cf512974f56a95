import { describe, expect, test } from 'vitest';
import { appointment, later, now } from '../../../testing/courseAppointment.ts';
import { bookingState, toMoney, toCourseAppointments } from './bookingState.ts';

describe('what can be done with a course', () => {
  test.each([
    ['places free', appointment(), { kind: 'book' }],
    ['full, list open', appointment({ bookedParticipants: 10 }), { kind: 'waitingList' }],
    [
      'full, list full',
      appointment({ bookedParticipants: 10, waitingListParticipants: 5 }),
      { kind: 'full' },
    ],
    [
      'full, no list',
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
    ['closed', appointment({}, { latestBookingDateTime: later(-1) }), { kind: 'closed' }],
    [
      'begun, no last moment named',
      appointment({}, { latestBookingDateTime: null, startDateTime: later(-0.5) }),
      { kind: 'closed' },
    ],
    ['over', appointment({}, { endDateTime: later(-1) }), { kind: 'over' }],
  ])('%s', (_what, given, state) => expect(bookingState(given, now)).toEqual(state));
});

describe('prices', () => {
  test('a plain number is in the currency of the studio', () =>
    expect(toMoney(12.5, 'EUR')).toEqual({ amount: 12.5, currency: 'EUR' }));
  test('free is 0', () =>
    expect(
      toMoney({ state: 'FREE', money: null, benefitTrialConfigurationId: null }, 'EUR'),
    ).toEqual({ amount: 0, currency: 'EUR' }));
  test('members only has none', () =>
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

test('a course without a slot is left out', () =>
  expect(
    toCourseAppointments([appointment().course, { ...appointment().course, slots: [] }]),
  ).toHaveLength(1));
