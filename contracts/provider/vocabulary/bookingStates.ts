import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Local times of a course appointment. */
export const courseTimes = {
  startDateTime: '17:00',
  endDateTime: '18:00',
  latestBookingDateTime: '16:30',
  cancelableUntil: '15:00',
  freeCancelationUntil: '15:00',
  confirmUntil: '09:00',
} as const;

/** Local times of the slot of a single appointment. */
export const slotTimes = {
  startDateTime: '10:00',
  endDateTime: '11:00',
  latestBookingDateTime: '08:00',
  cancelableUntil: '08:00',
  freeCancelationUntil: '08:00',
  confirmUntil: '08:00',
} as const;

/** Fields of an appointment and its offer that its price, times and situation determine. */
const offerFields = [
  'state',
  'consequence',
  'waitingListActive',
  'available',
  'paymentMethods',
] as const;

/** Offers that can be booked, and bookings. */
export const bookingStates = {
  'a course appointment': {
    says: 'A course appointment of studio 1001 with a waiting list, in category 11 with employee 301 on site, from 17:00 to 18:00 in the time zone of the studio (Europe/Berlin). It can be booked until half an hour before, confirmed (as a trial) until 09:00 and canceled free of charge until two hours before. There is no other on the same day, and no other upcoming one except those of further states. Returns its `day` in that time zone.',
    answers: ['day'],
    fixes: { fields: offerFields, amounts: [14.5, 10, 8, 4.5], times: courseTimes },
    params: {
      id: integer('id of the course appointment'),
      price: choice({
        paid: '14.50 EUR by credit card, as offer 601',
        free: 'free, without an offer',
        'free-offer': 'free, as offer 603',
        trial: '14.50 EUR by credit card, as offer 601; free as trial 1',
      }),
      state: choice({
        open: 'places are free',
        full: 'full, with places on the waiting list',
        'full-waiting-list': 'full, and so is the waiting list',
        'not-yet-bookable': 'the booking window opens later',
        'no-longer-bookable': 'the booking window has closed',
        canceled: 'the studio has canceled it',
        'booked-by-me':
          'open, and booked by the current user; from two hours before the start a cancelation costs members 8.00 EUR',
        'booked-by-prospect': 'open, and booked by visitor@example.org without an account',
        'clashing-for-me':
          'open, and the current user has a place in “Open House Stretch” at the same time',
        'clashing-for-prospect':
          'open, and visitor@example.org has a place in “Open House Stretch” at the same time',
      }),
    },
  },
  'an event': {
    says: 'An event of studio 1001, of benefit 903, in category 11 with employee 301 on site, from 17:00 to 18:00 in the time zone of the studio (Europe/Berlin), for 14.50 EUR by credit card and with a waiting list; places are free, and it can be booked and canceled as a course appointment. Returns its `day` in that time zone.',
    answers: ['day'],
    fixes: { fields: offerFields, amounts: [14.5], times: courseTimes },
    params: { id: integer('id of its course appointment') },
  },
  'no course appointment': {
    says: 'There is no course appointment with this id.',
    params: { id: integer('unknown id') },
  },
  'an appointment slot': {
    says: 'Benefit 901 at studio 1001, for 49 EUR by credit card as offer 80001, and benefit 902, a free trial session as offer 80002, each of 60 minutes and only with employee 301. On one day there is one slot, from 10:00 to 11:00 in the time zone of the studio (Europe/Berlin), and of the next 60 days, only the same weekday has slots. It can be booked, confirmed and canceled free of charge until two hours before. Returns its `day` in that time zone and its `startDateTime` in UTC, as `2026-11-26T09:00:00.000Z`.',
    answers: ['day', 'startDateTime'],
    fixes: { fields: offerFields, amounts: [49], times: slotTimes },
    params: {
      state: choice({
        free: 'the slot of benefit 901 can be booked',
        taken: 'employee 301 has another appointment at that time',
        'booked-by-me': 'the current user has booked it, as benefit 901',
        'booked-by-prospect':
          'visitor@example.org has booked it without an account, as benefit 901',
        'clashing-for-me':
          'free, and the current user has a place in “Open House Stretch” at the same time',
        'clashing-for-prospect':
          'free, and visitor@example.org has a place in “Open House Stretch” at the same time',
        'not-yet-bookable': 'it is more than 60 days in the future',
        'no-longer-bookable': 'it begins in less than two hours',
      }),
    },
  },
  'a kind of appointment for nothing': {
    says: 'A free single appointment at studio 1001 that is not a trial session, as offer 80003, of 60 minutes, with employee 301 at the same times as the others.',
    params: { benefitId: integer('id of the benefit') },
  },
  'no kind of appointment': {
    says: 'There is no benefit with this id.',
    params: { benefitId: integer('unknown id') },
  },
  'booking options': {
    says: 'Booking options of the logged-in member.',
    fixes: { fields: ['type', 'valid', 'invalidReason', 'benefitBookingOptionType', 'period'] },
    params: {
      kind: choice({
        fitting: '801, a course flat, and 803, a trial visit; both are valid for every course',
        'used-up': '801 and 803, both used up',
        trainings:
          '804, a pack of five trainings given by the chain until 2027-06-30, valid only for benefit 901',
        granted:
          '805, two visits a week to every course, granted by a contract that began on 1 March 2026; one is left in the week of course appointment 50001',
        trial: '805, a trial visit, valid only for the trial session, benefit 902',
        none: 'none',
      }),
    },
  },
  'a booking': {
    says: 'A booking of course appointment 50001, from 17:00 to 18:00 in the time zone of studio 1001, paid by card (14.50 EUR). It can be canceled free of charge until two hours before. Returns the `day` of the appointment in that time zone.',
    answers: ['day'],
    fixes: {
      fields: ['consequence', 'reason', 'releasesEntitlement', 'releasedEntitlement', 'forfeits'],
      amounts: [14.5, 10, 8, 4.5],
      times: courseTimes,
    },
    params: {
      uuid: string('uuid of the booking'),
      owner: choice({
        me: 'the current user',
        prospect: 'someone without an account',
      }),
      state: choice({
        booked: 'booked, and can still be canceled free of charge',
        'booked-with-flat':
          'booked with a course flat instead of a card, and can still be canceled',
        'booked-with-voucher':
          'as booked, of which voucher SAMP-7KQ2-9XTM paid 4.50 EUR and the card 10 EUR',
        attended: 'attended two weeks ago, paid with a course flat',
        canceled: 'already canceled',
        'canceled-with-voucher':
          'as canceled, with 4.50 EUR returned to voucher SAMP-7KQ2-9XTM and 10 EUR to the card',
        'cancelable-no-more':
          'booked, and the cancelation deadline has passed, regardless of the start',
        'late-with-fee':
          'booked by card; free cancelation has ended, and a late one costs members 8.00 EUR',
        'late-forfeited':
          'booked by card; free cancelation has ended, and a late one returns nothing',
      }),
    },
  },
  'a booking of an online course': {
    says: 'A booking, by someone without an account, of a course appointment that takes place online.',
    params: {
      uuid: string('uuid of the booking'),
      stream: choice({
        'not-open-yet': 'it begins in more than 15 minutes',
        open: 'it begins within 15 minutes or has begun',
      }),
    },
  },
  'no booking': {
    says: 'There is no booking with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'no bookings': { says: 'The current user has no bookings.', params: {} },
} as const satisfies Record<string, StateDefinition>;
