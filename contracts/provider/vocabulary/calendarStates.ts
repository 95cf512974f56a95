import { choice, type StateDefinition } from './stateDefinition.ts';

/** Calendar subscriptions and personal calendars. */
export const calendarStates = {
  'a calendar subscription': {
    says: 'The current user has a calendar address, created on 2026-11-02 at 08:15 UTC.',
    params: {},
  },
  'a personal calendar': {
    says: 'The current user has connected a calendar at calendar.google.com, which was read just now. They are busy on 2026-11-26 from 16:30 to 18:00 UTC, and on 2026-11-28 all day in Berlin.',
    params: {},
  },
  'the calendar of an address': {
    says: 'What the backend finds when it reads the calendar at any address that a user connects.',
    params: {
      state: choice({
        readable: 'a calendar whose only event is on 2026-11-26 from 16:30 to 18:00 UTC',
        unreachable: 'the host does not exist',
        unreadable: 'the host answers, but not with a calendar',
        'too slow': 'the host does not answer in time',
        'too large': 'the calendar is too large',
      }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
