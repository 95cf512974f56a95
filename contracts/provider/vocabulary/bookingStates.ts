import { choice, integer, string, type Described } from './described.ts';

/** What can be booked, and what has been. */
export const bookingStates = {
  'a course appointment': {
    says: 'A course appointment of studio 1001, in category 11 with employee 301 on site, from 17:00 to 18:00 in the zone of the studio (Europe/Berlin). No other is on the same day, and none is to come but those that states make. Answers its `day` in that zone.',
    answers: ['day'],
    fixes: { amounts: [14.5], times: { startDateTime: '17:00', endDateTime: '18:00' } },
    params: {
      id: integer('id of the course appointment'),
      price: choice({
        paid: '14.50 EUR by credit card, as offer 601',
        free: 'nothing; there is no offer',
        'free-offer': 'nothing, as offer 603',
        trial: '14.50 EUR by credit card, as offer 601; as trial 1 nothing',
      }),
      state: choice({
        open: 'places are free',
        full: 'no place is free; the waiting list has room',
        'full-waiting-list': 'no place is free, neither on the waiting list',
        'not-yet-bookable': 'the booking window opens later',
        'no-longer-bookable': 'the booking window has closed',
        canceled: 'the studio has canceled it',
        'booked-by-me': 'open, and the account that is logged in has a place',
        'booked-by-prospect': 'open, and visitor@example.org has a place without an account',
      }),
    },
  },
  'an event': {
    says: 'An event of studio 1001, of kind 903, in category 11 with employee 301 on site, from 17:00 to 18:00 in the zone of the studio (Europe/Berlin), for 14.50 EUR; places are free. Answers its `day` in that zone.',
    answers: ['day'],
    fixes: { amounts: [14.5], times: { startDateTime: '17:00', endDateTime: '18:00' } },
    params: { id: integer('id of its course appointment') },
  },
  'no course appointment': {
    says: 'There is no course appointment with this id.',
    params: { id: integer('id that no appointment has') },
  },
  'an appointment slot': {
    says: 'Kind 901 at studio 1001, for 49 EUR by credit card as offer 80001, and kind 902, a trial session for nothing as offer 80002, each of 60 minutes and given by employee 301 alone. On a day there is one slot, from 10:00 to 11:00 in the zone of the studio (Europe/Berlin), and on no other of the 60 days to come but the same weekday. Answers its `day` in that zone and its `startDateTime` in UTC, as `2026-11-26T09:00:00.000Z`.',
    answers: ['day', 'startDateTime'],
    fixes: { amounts: [49], times: { startDateTime: '10:00', endDateTime: '11:00' } },
    params: {
      state: choice({
        free: 'the slot of kind 901 can be booked',
        taken: 'employee 301 is with somebody else then',
        'booked-by-me': 'the account that is logged in has booked it, as kind 901',
        'booked-by-prospect': 'visitor@example.org has booked it without an account, as kind 901',
        'not-yet-bookable': 'it is more than 60 days ahead',
        'no-longer-bookable': 'it begins in less than two hours',
      }),
    },
  },
  'a kind of appointment for nothing': {
    says: 'A kind of single appointment at studio 1001 that costs nothing and is no trial session, as offer 80003, of 60 minutes, given by employee 301 in the same hours as the others.',
    params: { benefitId: integer('id of the kind') },
  },
  'no kind of appointment': {
    says: 'There is no kind of single appointment with this id.',
    params: { benefitId: integer('id that no kind has') },
  },
  'booking options': {
    says: 'What the member who is logged in holds.',
    params: {
      kind: choice({
        fitting: '801, a course flat, and 803, a trial visit; both can pay for every course',
        'used-up': '801 and 803, both used up',
        trainings: '804, a pack of trainings, which pays for kind 901 and for nothing else',
        none: 'nothing',
      }),
    },
  },
  'a booking': {
    says: 'A booking of course appointment 50001, from 17:00 to 18:00 in the zone of studio 1001, paid by card (14.50 EUR). Answers the `day` of the appointment in that zone.',
    answers: ['day'],
    fixes: { amounts: [14.5], times: { startDateTime: '17:00', endDateTime: '18:00' } },
    params: {
      uuid: string('uuid of the booking'),
      owner: choice({
        me: 'the account that is logged in',
        prospect: 'somebody without an account',
      }),
      state: choice({
        booked: 'booked, and still cancelable at no cost',
        'booked-with-flat': 'booked, paid with a course flat and not by card, and still cancelable',
        attended: 'two weeks ago, attended, paid with a course flat',
        canceled: 'canceled before',
        'cancelable-no-more':
          'booked, and the time for a cancelation is over, whenever the appointment begins',
      }),
    },
  },
  'a booking of an online course': {
    says: 'A booking, by somebody without an account, of a course appointment that takes place online.',
    params: {
      uuid: string('uuid of the booking'),
      stream: choice({
        'not-open-yet': 'it begins in more than 15 minutes',
        open: 'it begins within 15 minutes, or takes place',
      }),
    },
  },
  'no booking': {
    says: 'There is no booking with this uuid.',
    params: { uuid: string('uuid that no booking has') },
  },
  'no bookings': { says: 'The account that is logged in has no bookings.', params: {} },
} as const satisfies Record<string, Described>;
