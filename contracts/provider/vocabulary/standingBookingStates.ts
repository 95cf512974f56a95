import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Standing bookings, and reminders that booking opens. */
export const standingBookingStates = {
  'a standing booking': {
    says: 'The current user has a standing booking of the course of course appointment 50001, Thursdays at 17:00 at studio 1001. Course appointment 50001, on 2026-11-26, is full, and the standing booking is decided for it as FULL. Course appointment 50008, a week later, is not bookable yet.',
    fixes: { fields: ['weekday', 'state', 'reason'] },
    params: {
      uuid: string('uuid of the standing booking'),
      state: choice({ active: 'active', paused: 'paused by the member' }),
    },
  },
  'no standing booking': {
    says: 'There is no standing booking with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'as many standing bookings as possible': {
    says: 'The current user has 20 standing bookings, none of course appointment 50001.',
    params: {},
  },
  'no standing bookings at the studio': {
    says: 'Studio 1001 has turned standing bookings off.',
    params: {},
  },
  'a booking opening reminder': {
    says: 'The current user is reminded when booking of a course appointment opens.',
    params: { id: integer('id of the course appointment') },
  },
  'as many booking opening reminders as possible': {
    says: 'The current user has 50 reminders, none for course appointment 50001.',
    params: {},
  },
} as const satisfies Record<string, StateDefinition>;
