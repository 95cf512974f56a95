import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Check-ins and their reservations. */
export const checkinStates = {
  'a check-in slot': {
    says: 'A slot of studio 1001 with 12 places, from 17:00 to 18:30 in the time zone of the studio (Europe/Berlin), with the last check-in at 17:30; others have reserved 7 places. It can be canceled free of charge until it begins. Returns its `day` in that time zone, which can be reserved unless the state rules it out.',
    answers: ['day'],
    fixes: {
      fields: ['consequence', 'status'],
      times: {
        startTime: '17:00',
        endTime: '18:30',
        startDateTime: '17:00',
        endDateTime: '18:30',
        lastPossibleCheckinDateTime: '17:30',
        cancelableUntil: '17:00',
        freeCancelationUntil: '17:00',
      },
    },
    params: {
      id: integer('id of the weekly slot'),
      state: choice({
        open: 'places are free',
        full: 'no place is free',
        'reserved-by-me':
          'places are free, and the current user has reservation 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001',
        'not-yet-reservable': 'the `day` is more than 7 days in the future',
        'no-longer-reservable': 'the last check-in has passed, regardless of its time',
      }),
    },
  },
  'a check-in slot with a fee': {
    says: 'A slot like that of the state “a check-in slot” with free places, but from 24 hours before the start a cancelation costs 5.00 EUR.',
    answers: ['day'],
    fixes: {
      fields: ['consequence', 'status'],
      times: { startTime: '17:00', endTime: '18:30', lastPossibleCheckinDateTime: '17:30' },
      amounts: [5],
    },
    params: { id: integer('id of the weekly slot') },
  },
  'a check-in reservation': {
    says: 'A reservation, by the current user, of slot 71 of studio 1001, from 17:00 to 18:30 in the time zone of the studio, with the last check-in at 17:30. Returns the `day` of the visit in that time zone.',
    answers: ['day'],
    fixes: {
      fields: ['consequence', 'status'],
      times: {
        startDateTime: '17:00',
        endDateTime: '18:30',
        lastPossibleCheckinDateTime: '17:30',
        cancelableUntil: '17:00',
      },
      amounts: [5],
    },
    params: {
      uuid: string('uuid of the reservation'),
      state: choice({
        reserved: 'can still be canceled',
        canceled: 'already canceled',
        begun: 'its slot has begun, regardless of its time',
        over: 'two weeks ago',
        'late-with-fee': 'can still be canceled, which has cost 5.00 EUR since 48 hours before',
        'cancelable-no-more': 'could be canceled until 48 hours before, which have passed',
      }),
    },
  },
  'no check-in reservation': {
    says: 'There is no reservation with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'no check-in reservations': {
    says: 'The current user has no reservations.',
    params: {},
  },
  'check-in at the studio': {
    says: 'Studio 1001 has a scanner whose codes are valid for 30 minutes. Visits end automatically after six hours and are kept for two years.',
    fixes: { fields: ['selfCheckinEnabled', 'selfCheckoutEnabled'] },
    params: {
      by: choice({
        members: 'its members check themselves in and out',
        scanner: 'only its scanner checks them in and out',
      }),
    },
  },
  'a check-in': {
    says: 'A visit of the member at studio 1001, in addition to those of other states.',
    params: {
      id: string('uuid of the visit'),
      state: choice({
        active: 'since 8:15 today in the time zone of the studio (Europe/Berlin), not ended yet',
        over: 'on 23 November 2026 from 17:05 to 18:35 in that time zone',
      }),
    },
  },
  'a cross-tenant check-in': {
    says: 'A link that lets Mona Muster, a member of studio 1001, train at studio 2001 (Volt Zentrum, in Europe/Berlin) of another chain, until 22:00 today.',
    params: {
      token: string('secret of the link'),
      state: choice({
        open: 'not checked in yet; the membership includes entry',
        'checked in': 'checked in at 8:15 today',
        expired: 'never checked in; the link expired yesterday',
      }),
    },
  },
  'no cross-tenant check-in': {
    says: 'There is no link with this secret for a studio of another chain.',
    params: { token: string('unknown secret') },
  },
} as const satisfies Record<string, StateDefinition>;
