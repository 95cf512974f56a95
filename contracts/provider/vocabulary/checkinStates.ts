import { choice, integer, string, type Described } from './described.ts';

/** Times that members reserve to come and train. */
export const checkinStates = {
  'a check-in slot': {
    says: 'A slot of studio 1001 with 12 places, from 17:00 to 18:30 in the zone of the studio (Europe/Berlin), with the last check-in at 17:30; 7 places are reserved by others. Answers its `day` in that zone, which can be reserved unless the state says otherwise.',
    answers: ['day'],
    fixes: {
      times: {
        startTime: '17:00',
        endTime: '18:30',
        startDateTime: '17:00',
        endDateTime: '18:30',
        lastPossibleCheckinDateTime: '17:30',
        cancelableUntil: '17:00',
      },
    },
    params: {
      id: integer('id of the slot of the week'),
      state: choice({
        open: 'places are free',
        full: 'no place is free',
        'reserved-by-me':
          'places are free, and the account that is logged in has reservation 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001',
        'not-yet-reservable': 'the `day` is more than 7 days ahead',
        'no-longer-reservable': 'the last check-in is over, whenever it is',
      }),
    },
  },
  'a check-in reservation': {
    says: 'A reservation, by the account that is logged in, of slot 71 of studio 1001, from 17:00 to 18:30 in the zone of the studio, with the last check-in at 17:30. Answers the `day` of the visit in that zone.',
    answers: ['day'],
    fixes: {
      times: {
        startDateTime: '17:00',
        endDateTime: '18:30',
        lastPossibleCheckinDateTime: '17:30',
        cancelableUntil: '17:00',
      },
    },
    params: {
      uuid: string('uuid of the reservation'),
      state: choice({
        reserved: 'still cancelable',
        canceled: 'canceled before',
        begun: 'its slot has begun, whenever that is',
        over: 'two weeks ago',
      }),
    },
  },
  'no check-in reservation': {
    says: 'There is no reservation with this uuid.',
    params: { uuid: string('uuid that no reservation has') },
  },
  'no check-in reservations': {
    says: 'The account that is logged in has no reservations.',
    params: {},
  },
  'check-in at the studio': {
    says: 'Studio 1001 has a scanner, whose codes are good for 30 minutes; a visit that nobody ends is over after six hours, and visits are kept for two years.',
    params: {
      by: choice({
        members: 'its members check themselves in and out',
        scanner: 'its scanner checks them in and out, members cannot do it themselves',
      }),
    },
  },
  'a check-in': {
    says: 'A visit of the member at studio 1001, besides those that other states have put there.',
    params: {
      id: string('uuid of the visit'),
      state: choice({
        active: 'since 8:15 today in the zone of the studio (Europe/Berlin), and it goes on',
        over: 'on 23 November 2026 from 17:05 to 18:35 in that zone',
      }),
    },
  },
  'a cross-tenant check-in': {
    says: 'A link with which Mona Muster, a member of studio 1001, may train at studio 2001 (Volt Zentrum, in Europe/Berlin) of another chain, until 22:00 today.',
    params: {
      token: string('secret of the link'),
      state: choice({
        open: 'they have not come yet; their contract lets them in',
        'checked in': 'they came at 8:15 today',
        expired: 'they have not come, and the link was good until yesterday',
      }),
    },
  },
  'no cross-tenant check-in': {
    says: 'There is no link with this secret for a studio of another chain.',
    params: { token: string('secret that no link has') },
  },
} as const satisfies Record<string, Described>;
