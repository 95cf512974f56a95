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
} as const satisfies Record<string, Described>;
