import { string, type Described } from './described.ts';

/** Whom the member may act for. */
export const familyStates = {
  'a child and a partner': {
    says: 'The studio lets the member act for a child and for a partner, whose record says so, too.',
    params: {
      child: string('what the child is called in X-Acting-For'),
      partner: string('what the partner is called in X-Acting-For'),
    },
  },
  'a booking for a child': {
    says: 'The member has booked an appointment for the child of "a child and a partner".',
    params: { uuid: string('of the booking') },
  },
  'a checkout that has lost its person': {
    says: 'The bank has said yes to a checkout that the member has begun for somebody whom the studio no longer lets the member act for.',
    params: { id: string('of the checkout') },
  },
} as const satisfies Record<string, Described>;
